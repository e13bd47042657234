import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../workspace.ts';

/**
 * Writes the pages that differ from their files, or only compares them.
 * @param pages path from the root → text; an undefined text leaves the file alone
 * @returns the paths of the pages that differ
 */
export function writePages(pages: Readonly<Record<string, string | undefined>>, check: boolean): string[] {
  const drifted: string[] = [];
  for (const [file, text] of Object.entries(pages)) {
    const path = join(root, file);
    if (text === undefined || (existsSync(path) && readFileSync(path, 'utf8') === text)) continue;
    drifted.push(file);
    if (check) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return drifted;
}
