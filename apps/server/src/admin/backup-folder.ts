import { join } from 'node:path';

/** Path of a new backup of this installation: `DATA_DIR/backups/2026-11-20T08-00-00-<why>`. */
export function backupFolder(dataDir: string, now: Date, why: string): string {
  return join(dataDir, 'backups', `${now.toISOString().slice(0, 19).replaceAll(':', '-')}-${why}`);
}
