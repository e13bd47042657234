// Writes a `.br` and a `.gz` for every text file, so that the server does not compress at run time. Run as a script, it
// compresses again what the first start compressed with the fast setting; `npm start` does this once the server
// listens.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { dist, root } from './folders.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const cache = join(root, '.cache/compressed');
/** Files that were compressed with the fast setting, one path per line. */
const quickList = join(dist, 'quickly-compressed.txt');

/** `best` takes twenty times as long as `quick` and makes the files a sixth smaller. */
export type Effort = 'quick' | 'best';
const QUALITY: Record<Effort, { brotli: number; gzip: number }> = {
  quick: { brotli: 5, gzip: 4 },
  best: { brotli: 11, gzip: 9 },
};

/**
 * Compresses the files that have no `.br` yet. A file name contains the hash of the content, so an existing `.br` is
 * always right.
 * @returns number of compressed files
 */
export async function compressFolder(folder: string, effort: Effort): Promise<number> {
  if (!existsSync(folder)) return 0;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(js|css|svg)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !existsSync(`${file}.br`));
  await inFours(files, (file) => compressFile(file, effort));
  if (effort === 'quick' && files.length > 0) {
    const before = existsSync(quickList) ? await readFile(quickList, 'utf8') : '';
    await writeFile(quickList, before + files.map((file) => `${relative(dist, file)}\n`).join(''));
  }
  return files.length;
}

/** Compresses the files of the list again with the best setting. */
export async function finishCompression(): Promise<void> {
  if (!existsSync(quickList)) return;
  const files = (await readFile(quickList, 'utf8')).split('\n').filter(Boolean);
  await inFours(
    files.map((file) => join(dist, file)).filter((file) => existsSync(file)),
    (file) => compressFile(file, 'best'),
  );
  await rm(quickList);
}

/** libuv runs four tasks at a time; more waiting tasks only use memory */
async function inFours(files: readonly string[], work: (file: string) => Promise<void>): Promise<void> {
  for (let index = 0; index < files.length; index += 4) await Promise.all(files.slice(index, index + 4).map(work));
}

async function compressFile(file: string, effort: Effort): Promise<void> {
  const bytes = await readFile(file);
  const quality = QUALITY[effort];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const key = createHash('sha256').update(bytes).digest('hex');
  await write(`${file}.gz`, effort, `${key}.gz`, () => gz(bytes, { level: quality.gzip }));
  // the .br is written last: a file that has one is complete
  await write(`${file}.br`, effort, `${key}.br`, () => brotli(bytes, { params }));
}

/** Writes a file in one step, by renaming. Only results of the best setting are kept for the next build. */
async function write(target: string, effort: Effort, key: string, make: () => Promise<Buffer>): Promise<void> {
  const half = `${target}.${randomUUID()}`;
  const kept = join(cache, key);
  if (existsSync(kept)) await copyFile(kept, half);
  else {
    const bytes = await make();
    await writeFile(half, bytes);
    if (effort === 'best') {
      await mkdir(cache, { recursive: true });
      const halfKept = `${kept}.${randomUUID()}`;
      await writeFile(halfKept, bytes);
      await rename(halfKept, kept);
    }
  }
  await rename(half, target);
}

if (import.meta.main) {
  setPriority(19);
  await finishCompression();
}
