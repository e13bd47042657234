import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { centralLists, moduleFiles, type NewModule } from './module-template.ts';

/** Number of the newest migration of a tree. */
const newestMigration = (base: string): number =>
  Math.max(...readdirSync(join(base, 'apps/server/migrations')).map((file) => Number.parseInt(file, 10) || 0));

/**
 * Writes a module into a tree, adds it to the files that list all modules, and formats the result.
 * @returns paths of the new files
 */
export function writeModule(module: NewModule, base: string): string[] {
  const files = moduleFiles(module, newestMigration(base));
  const lists = centralLists(module);
  const changed = Object.entries(lists).map(
    ([file, add]) => [file, add(readFileSync(join(base, file), 'utf8'))] as const,
  );
  for (const [file, text] of [...Object.entries(files), ...changed]) {
    mkdirSync(dirname(join(base, file)), { recursive: true });
    writeFileSync(join(base, file), text);
  }
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
