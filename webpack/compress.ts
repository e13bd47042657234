// Writes `.br` and `.gz` beside every text file, so that the server compresses nothing at run time.
// Run by itself it replaces what a first start compressed quickly by what a build makes (`npm start` runs it when it listens).
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
/** Files that are compressed quickly so far, one path a line. */
const quickList = join(dist, 'quickly-compressed.txt');

/** `best` takes twenty times as long as `quick` and saves a sixth of the bytes. */
export type Effort = 'quick' | 'best';
const QUALITY: Record<Effort, { brotli: number; gzip: number }> = {
  quick: { brotli: 5, gzip: 4 },
  best: { brotli: 11, gzip: 9 },
};

/** Compresses what has no `.br` yet: the name of a file is its content, so what is there is right. @returns how many */
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

/** Compresses again, as well as a build does, what has been done quickly. */
export async function finishCompression(): Promise<void> {
  if (!existsSync(quickList)) return;
  const files = (await readFile(quickList, 'utf8')).split('\n').filter(Boolean);
  await inFours(
    files.map((file) => join(dist, file)).filter((file) => existsSync(file)),
    (file) => compressFile(file, 'best'),
  );
  await rm(quickList);
}

/** libuv's pool does four at a time; more waiting ones only cost memory. */
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
  // last: what has a .br is finished
  await write(`${file}.br`, effort, `${key}.br`, () => brotli(bytes, { params }));
}

/** Writes a file in one step; only the best work is worth keeping for the next build. */
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
