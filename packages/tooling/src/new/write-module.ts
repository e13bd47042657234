import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { moduleCollisions, refusalOf } from './module-collisions.ts';
import { centralLists, moduleFiles, type NewModule } from './module-template.ts';

/** The module cannot be written; the message says to its author what to do. */
export class ModuleRefused extends Error {}

/** Number of the newest migration of a tree. */
const newestMigration = (base: string): number =>
  Math.max(...readdirSync(join(base, 'apps/server/migrations')).map((file) => Number.parseInt(file, 10) || 0));

/**
 * Writes a module into a tree, adds it to the files that list all modules, and formats the result.
 * @returns paths of the new files
 * @throws ModuleRefused when a name of it is taken; nothing is written then
 */
export function writeModule(module: NewModule, base: string): string[] {
  const collisions = moduleCollisions(module, base);
  if (collisions.length > 0) throw new ModuleRefused(refusalOf(module, collisions, base));
  const files = moduleFiles(module, newestMigration(base));
  const lists = centralLists(module);
  const changed = Object.entries(lists).map(
    ([file, add]) => [file, add(readFileSync(join(base, file), 'utf8'))] as const,
  );
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, file)), { recursive: true });
    // never over a file that exists
    writeFileSync(join(base, file), text, { flag: 'wx' });
  }
  for (const [file, text] of changed) writeFileSync(join(base, file), text);
  // another name changes the length of lines, so the result must be formatted again
  const formatted = [...Object.keys(files), ...Object.keys(lists)].filter((file) => /\.(tsx?|json)$/.test(file));
  const biome = join(base, 'node_modules/@biomejs/biome/bin/biome');
  const { status, stderr } = spawnSync(process.execPath, [biome, 'format', '--write', ...formatted], {
    cwd: base,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the formatter refused the new files: ${stderr}`);
  return Object.keys(files);
}
