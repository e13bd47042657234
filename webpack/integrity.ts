import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Hash that a chunk is checked against; an entry names one for each of its chunks, so a short one keeps entries small. */
export const CHUNK_HASH = 'sha256';

/** `sha256-…` of each file as a browser checks it, `sha384-…` of a container's entry. */
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
