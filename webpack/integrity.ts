import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Hash function for chunks. An entry contains one hash per chunk, so a shorter hash makes entries smaller. */
export const CHUNK_HASH = 'sha256';

/** The integrity of each file as the browser checks it: `sha256-…`, and `sha384-…` for the entry of a container. */
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
  return Object.fromEntries(hashed);
}

const integrity = (bytes: Buffer, algorithm: string) =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
