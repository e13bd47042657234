import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readBackupManifest, decryptBackupSecret, restoreBackup } from '../platform/backup/restore.ts';
import type { Config } from '../platform/config/config.ts';
import { ensureDataFolder } from '../platform/config/data-folder.ts';
import { saveMasterSecret, secretsFile } from '../platform/config/secrets.ts';
import { checkDatabase } from '../platform/database/startup-checks.ts';
import { openDb, openPool } from '../platform/database/pool.ts';
import type { Log } from '../platform/logging/log.ts';
import { fileSystemStorage } from '../platform/storage/file-system-storage.ts';
import { openDatabase } from '../startup/open-database.ts';
import { filesFolder } from '../startup/open-platform.ts';

/** `npm run admin -- restore <folder>`: restores into an empty DATA_DIR or DATABASE_URL. */
export async function restoreCommand(
  config: Config,
  log: Log,
  source: string,
  passphrase: string | undefined,
): Promise<string> {
  const folder = resolve(source);
  const secret = decryptBackupSecret(readBackupManifest(folder), passphrase);
  ensureDataFolder(config.dataDir);
  const database = await openDatabase(config, log);
  try {
    await checkDatabase(database.target);
    const pool = openPool(database.target, { max: 4, statementTimeout: 0, name: 'restore', log });
    const db = openDb(pool);
    try {
      const manifest = await restoreBackup({
        pool,
        db,
        folder,
        storage: fileSystemStorage(filesFolder(config.dataDir)),
      });
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      const lines = [
        `${manifest.tables.length} tables, ${rows} rows, ${manifest.jobs} jobs, ${manifest.files.count} files`,
      ];
      if (config.secretKey)
        lines.push('SECRET_KEY is set and stays as it is; it must be the one of the backed-up installation.');
      else if (secret !== null && !existsSync(secretsFile(config.dataDir))) saveMasterSecret(config.dataDir, secret);
      else lines.push('The secrets were not restored.');
      return lines.join('\n');
    } finally {
      await db.destroy();
    }
  } finally {
    await database.release();
  }
}
