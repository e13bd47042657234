import { closeSync, mkdirSync, openSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { refusals } from './messages.ts';
import { StartRefusal } from './refusal.ts';

/**
 * Makes the data folder and proves that it can be written.
 * @throws StartRefusal for a read-only folder, a file in its place or a full disk.
 */
export function openDataFolder(dataDir: string): void {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true });
    const file = openSync(probe, 'w', 0o600);
    try {
      writeSync(file, 'x');
    } finally {
      closeSync(file);
      unlinkSync(probe);
    }
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new StartRefusal(code === 'ENOSPC' ? refusals.diskFull(dataDir) : refusals.dataFolderReadOnly(dataDir, code), error);
  }
}
