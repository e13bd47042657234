import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { VERSION } from '../app.ts';
import { makeBackup } from '../platform/backup/backup.ts';
import type { BackupManifest } from '../platform/backup/backup-manifest.ts';
import type { Config } from '../platform/config/config.ts';
import { ensureDataFolder } from '../platform/config/data-folder.ts';
import { loadMasterSecret } from '../platform/config/secrets.ts';
import { openPool } from '../platform/database/pool.ts';
import type { Log } from '../platform/logging/log.ts';
import { fileSystemStorage } from '../platform/storage/file-system-storage.ts';
import { openDatabase, type OpenDatabase } from '../startup/open-database.ts';
import { filesFolder } from '../startup/open-platform.ts';
import { backupFolder } from './backup-folder.ts';

/**
 * Writes a backup of an open database.
 * @param passphrase encrypts the secrets; `null` leaves them out
 */
export async function backupOpenDatabase(
  config: Config,
  log: Log,
  database: OpenDatabase,
  folder: string,
  passphrase: string | null,
): Promise<BackupManifest> {
  const pool = openPool(database.target, { max: 1, statementTimeout: 0, name: 'backup', log });
  mkdirSync(dirname(folder), { recursive: true });
  try {
    return await makeBackup({
      pool,
      folder,
      now: new Date(),
      productVersion: VERSION,
      storage: fileSystemStorage(filesFolder(config.dataDir)),
      secrets: passphrase === null ? null : { master: loadMasterSecret(config.dataDir, config.secretKey), passphrase },
    });
  } finally {
    await pool.end();
  }
}

/** `npm run admin -- backup [folder]`: works also while the server runs. */
export async function backupCommand(
  config: Config,
  log: Log,
  target: string | undefined,
  passphrase: string | undefined,
): Promise<string> {
  ensureDataFolder(config.dataDir);
  const folder = target ? resolve(target) : backupFolder(config.dataDir, new Date(), 'manual');
  const guard = passphrase ?? randomBytes(18).toString('base64url');
  const database = await openDatabase(config, log);
  try {
    const { tables, files } = await backupOpenDatabase(config, log, database, folder, guard);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const lines = [`${folder}`, `${tables.length} tables, ${rows} rows, ${files.count} files`];
    if (files.missing.length > 0) lines.push(`missing files: ${files.missing.join(', ')}`);
    if (!passphrase)
      lines.push(`BACKUP_PASSPHRASE=${guard}`, 'Keep this passphrase apart from the backup: restoring asks for it.');
    return lines.join('\n');
  } finally {
    await database.release();
  }
}
