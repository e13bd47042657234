import { closeSync, existsSync, mkdirSync, openSync, unlinkSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { refusals } from './messages.ts';
import { StartRefusal } from './refusal.ts';

/** Node's own recursive mkdir never returns where the system answers ENOENT for an existing parent, as /proc does. */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  mkdirSync(folder);
}

/**
 * Makes the data folder and proves that it can be written.
 * @throws StartRefusal for a read-only folder, a file in its place or a full disk.
 */
export function openDataFolder(dataDir: string): void {
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
    throw new StartRefusal(
      code === 'ENOSPC' ? refusals.diskFull(dataDir) : refusals.dataFolderReadOnly(dataDir, code),
      error,
    );
  }
}
