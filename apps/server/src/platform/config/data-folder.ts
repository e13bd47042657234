import { closeSync, existsSync, mkdirSync, openSync, unlinkSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startupErrors } from './messages.ts';
import { StartupError } from './startup-error.ts';

/** Node's own recursive mkdir never returns where the system answers ENOENT for an existing parent, as in /proc. */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  mkdirSync(folder);
}

/**
 * Creates the data folder and checks that it can be written.
 * @throws StartupError for a read-only folder, a file with its name or a full disk.
 */
export function ensureDataFolder(dataDir: string): void {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    makeFolders(dataDir);
    const file = openSync(probe, 'w', 0o600);
    try {
      writeSync(file, 'x');
    } finally {
      closeSync(file);
      unlinkSync(probe);
    }
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new StartupError(
      code === 'ENOSPC' ? startupErrors.diskFull(dataDir) : startupErrors.dataFolderReadOnly(dataDir, code),
      error,
    );
  }
}
