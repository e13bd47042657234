import { backupFolder } from '../admin/backup-folder.ts';
import { backupOpenDatabase } from '../admin/make-backup.ts';
import type { Config } from '../platform/config/config.ts';
import type { Log } from '../platform/logging/log.ts';
import type { OpenDatabase } from './open-database.ts';

/**
 * Makes a backup when a start finds pending migrations on a database with data (architecture 1 "Starting"). The backup
 * contains no secrets: they are in the same data folder, and nobody is there to enter a passphrase.
 */
export async function backupBeforeMigrating(
  config: Config,
  log: Log,
  database: OpenDatabase,
  pending: string[],
): Promise<void> {
  const folder = backupFolder(config.dataDir, new Date(), 'before-migration');
  await backupOpenDatabase(config, log, database, folder, null);
  log.info({ folder, pending }, 'backup made before migrating');
}
