import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileMissing, FileTooLarge, StorageFull, type FileStorage, type StoredFile } from './file-storage.ts';

/** Free space that uploads leave: 5 % of the disk, at most 1 GiB. */
const FREE = { part: 0.05, bytes: 1_073_741_824 };

const HASH = /^[0-9a-f]{64}$/;

/** Two levels of folders keep each folder small with millions of files. */
function pathOf(folder: string, hash: string): string {
  if (!HASH.test(hash)) throw new FileMissing(`"${hash}" is not a content address`);
  return join(folder, hash.slice(0, 2), hash.slice(2, 4), hash);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Bytes of the disk that holds a folder, and those that are free for this process. */
async function readDisk(folder: string): Promise<{ free: number; size: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}

const toStorageError = (error: unknown): unknown =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
    ? new StorageFull('no room for the file', { cause: error })
    : error;

async function withFullDisk(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw toStorageError(error);
  }
}

/** Writes the stream to `path` and forces it to the disk. */
async function writeDurably(content: Readable, path: string, max: number): Promise<StoredFile> {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > max) throw new FileTooLarge(`longer than ${max} bytes`);
      hash.update(chunk);
      await file.write(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { hash: hash.digest('hex'), size };
}

/**
 * Stores files in a folder by the hash of their content. A file is visible under its hash only when it is complete and
 * on the disk.
 */
export function fileSystemStorage(folder: string, diskOf: typeof readDisk = readDisk): FileStorage {
  const incoming = join(folder, 'incoming');

  async function keep(temporary: string, { hash, size }: StoredFile): Promise<void> {
    const path = pathOf(folder, hash);
    const existing = await stat(path).catch(() => null);
    if (existing?.size === size) return;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await rename(temporary, path);
    await syncFolder(dirname(path));
  }

  return {
    async stage(content, { max = Number.POSITIVE_INFINITY } = {}) {
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      const temporary = join(incoming, randomUUID());
      const drop = () => rm(temporary, { force: true });
      try {
        const stored = await writeDurably(content, temporary, max);
        return { ...stored, keep: () => withFullDisk(keep(temporary, stored)), drop };
      } catch (error) {
        await drop();
        throw toStorageError(error);
      }
    },
    async put(content, options) {
      const { hash, size, keep: keepIt, drop } = await this.stage(content, options);
      try {
        await keepIt();
        return { hash, size };
      } finally {
        await drop();
      }
    },
    async assertRoom() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { free, size } = await diskOf(folder);
      if (free < Math.min(FREE.bytes, size * FREE.part)) throw new StorageFull('the disk is nearly full');
    },
    async get(hash, range) {
      const path = pathOf(folder, hash);
      if ((await this.stat(hash)) === null) throw new FileMissing(hash);
      return createReadStream(path, range);
    },
    async stat(hash) {
      const found = await stat(pathOf(folder, hash)).catch(() => null);
      return found?.isFile() ? found.size : null;
    },
    async delete(hash) {
      await rm(pathOf(folder, hash), { force: true });
    },
    async *list() {
      const root = await opendir(folder, { recursive: true }).catch(() => null);
      if (!root) return;
      for await (const entry of root) if (entry.isFile() && HASH.test(entry.name)) yield entry.name;
    },
  };
}
