import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './folders.ts';

/** `sha384-…` of each file, as a browser checks it. */
export async function integrityOf(folder: string, files: readonly string[]): Promise<Record<string, string>> {
  const hashed = await Promise.all([...files].sort().map(async (file) => [file, integrity(await readFile(join(folder, file)))] as const));
  return Object.fromEntries(hashed);
}

export const integrity = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The commit built from; empty outside a repository. */
export function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] }).toString().trim();
  } catch {
    return '';
  }
}
