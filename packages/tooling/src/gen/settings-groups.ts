import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

const SOURCES = 'packages/contracts/src';
const LIST = `${SOURCES}/settings/declared-groups.ts`;

/** The list of the slices' `*.settings.ts`. */
export const settingsGroupsPage = (files: readonly string[]): string =>
  [
    '// Printed by `npm run gen` from the *.settings.ts of the slices; do not edit.',
    ...files.map((file) => `export * from '../${file.replaceAll('\\', '/')}';`).sort(),
    '',
  ].join('\n');

/** Writes the list of the settings groups, which the contracts import; answers whether it was out of date. */
export function writeSettingsGroups(check: boolean): string[] {
  const text = settingsGroupsPage(globSync('*/*.settings.ts', { cwd: join(root, SOURCES) }));
  const path = join(root, LIST);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return [];
  if (!check) writeFileSync(path, text);
  return [LIST];
}
