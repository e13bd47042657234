import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './folders.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const cache = join(root, '.cache/compressed');

/** Writes `.br` and `.gz` beside every text file, so that the server compresses nothing at run time. Unchanged files come from a cache. */
export async function compressFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(js|css|svg|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await mkdir(cache, { recursive: true });
  // libuv's pool does four at a time; more waiting ones only cost memory
  for (let index = 0; index < files.length; index += 4)
    await Promise.all(files.slice(index, index + 4).map(compressFile));
  return files.length;
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const key = createHash('sha256').update(bytes).digest('hex');
  await fromCache(`${key}.br`, `${file}.br`, () =>
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  );
  await fromCache(`${key}.gz`, `${file}.gz`, () => gz(bytes, { level: 9 }));
}

async function fromCache(key: string, target: string, make: () => Promise<Buffer>): Promise<void> {
  const cached = join(cache, key);
  try {
    await copyFile(cached, target);
  } catch {
    const bytes = await make();
    await mkdir(dirname(cached), { recursive: true });
    // two builds, or two files with the same bytes, may write the same entry: never leave half of one behind
    const half = `${cached}.${randomUUID()}`;
    await writeFile(half, bytes);
    await rename(half, cached);
    await writeFile(target, bytes);
  }
}
