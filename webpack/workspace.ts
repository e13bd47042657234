import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './folders.ts';

/** Name of the unit that is built from `apps/shell`: both editions, the login page, and their code for the server. */
export const SHELL_UNIT = 'shell';

interface Package {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

/** Reads a package.json of the workspace. */
export const readPackage = (folder: string): Package =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;

/** Folder of a unit: `shell`, or the name of a module's app. */
export const unitFolder = (unit: string): string => join(root, 'apps', unit);

/** All modules: the apps that have a manifest, by the name of their folder. */
export const moduleNames = (): string[] =>
  readdirSync(join(root, 'apps'))
    .filter((app) => existsSync(join(root, 'apps', app, 'src/manifest.ts')))
    .sort();

/** All units that can be built separately. */
export const unitNames = (): string[] => [SHELL_UNIT, ...moduleNames()];

/** Folders of a unit and of all packages of the workspace that it depends on, directly or indirectly. */
export function foldersOf(unit: string): string[] {
  const folders = new Set<string>();
  const visit = (folder: string) => {
    if (folders.has(folder)) return;
    folders.add(folder);
    for (const [name, range] of Object.entries(readPackage(folder).dependencies ?? {}))
      if (range.startsWith('workspace:')) visit(join(root, 'packages', name.replace('@hamyar/', '')));
  };
  visit(unitFolder(unit));
  return [...folders].sort();
}
