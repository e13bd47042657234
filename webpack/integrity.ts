import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Hash function for chunks. An entry contains one hash per chunk, so a shorter hash makes entries smaller. */
export const CHUNK_HASH = 'sha256';

/**
 * The integrity of each file as the browser checks it: `sha256-…`, and `sha384-…` for the entry of a container.
 * @throws when a loader among the files expects other hashes than the scripts have
 */
export async function integrityOf(
  folder: string,
  files: readonly string[],
  entry?: string,
): Promise<Record<string, string>> {
  const hashed = await Promise.all(
    [...files]
      .sort()
      .map(
        async (file) =>
          [file, integrity(await readFile(join(folder, file)), file === entry ? 'sha384' : CHUNK_HASH)] as const,
      ),
  );
  const hashes = Object.fromEntries(hashed);
  await checkChunkHashes(folder, hashes);
  return hashes;
}

/**
 * Refuses a build whose loader expects another hash than a chunk's script has: the browser would refuse the chunk, long
 * after the build.
 */
async function checkChunkHashes(folder: string, hashes: Readonly<Record<string, string>>): Promise<void> {
  const scripts = Object.keys(hashes).filter((file) => file.endsWith('.js'));
  const known = new Set(scripts.map((file) => hashes[file]));
  for (const file of scripts) {
    const expected = chunkHashesIn(await readFile(join(folder, file), 'utf8'));
    const wrong = expected.filter((hash) => !known.has(hash));
    if (wrong.length > 0) throw new Error(`${file} expects scripts that were not built: ${wrong.join(', ')}`);
  }
}

/** The hashes of the loader's table `sriHashes={521:"sha256-…"}`; a chunk without a file has an empty one. */
const chunkHashesIn = (script: string): string[] =>
  [...script.matchAll(/sriHashes=\{([^}]*)\}/g)].flatMap(([, table]) =>
    [...table!.matchAll(/"(sha\d+-[^"]+)"/g)].map(([, hash]) => hash!),
  );

const integrity = (bytes: Buffer, algorithm: string) =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
