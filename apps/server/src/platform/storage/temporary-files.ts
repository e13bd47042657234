import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds without a write after which nobody writes a temporary file any more. */
const ABANDONED_AFTER = 3_600_000;

/** Folder of the data folder for uploads while they are received and checked. */
export const uploadsFolder = (dataDir: string): string => join(dataDir, 'uploads');

/** Folders of temporary files; each request removes its own, but not when its process is killed. */
const foldersOf = (dataDir: string): string[] => [uploadsFolder(dataDir), join(dataDir, 'files', 'incoming')];

/**
 * Removes temporary files that a killed process has left. Those of other nodes with the same folder, and of the server
 * that this one takes over from, are still written and stay.
 */
export async function sweepTemporaryFiles(dataDir: string, now = Date.now()): Promise<void> {
  for (const folder of foldersOf(dataDir)) {
    const names = await readdir(folder).catch(() => []);
    for (const name of names) {
      const path = join(folder, name);
      const file = await stat(path).catch(() => null);
      if (file?.isFile() && now - file.mtimeMs > ABANDONED_AFTER) await rm(path, { force: true });
    }
  }
}
