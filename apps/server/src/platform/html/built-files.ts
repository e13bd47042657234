import type { Audience, ModuleRelease, ShellRelease } from '@hamyar/contracts';
import { moduleReleaseSchema, shellReleaseSchema } from '@hamyar/contracts/schemas';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Everything the build left to be served. */
export interface BuiltFiles {
  /** Folder that holds `m/` and `shell/`. */
  folder: string;
  shells: ReadonlyMap<Audience, ShellRelease>;
  releases: readonly ModuleRelease[];
}

/** `dist` of this workspace, where `npm run build` writes. */
export const DIST = join(import.meta.dirname, '../../../../../dist');

const EDITIONS: readonly Audience[] = ['staff', 'customer'];

/**
 * Reads the editions of the shell and the releases of the modules (`m/<module>/<version>/<audience>/hamyar.module.json`).
 * What is not built is left out; what does not fit its schema is an error that names the file.
 */
export function readBuiltFiles(folder: string = DIST): BuiltFiles {
  const shells = EDITIONS.map((edition) => [edition, join(folder, 'shell', edition, 'hamyar.shell.json')] as const)
    .filter(([, file]) => existsSync(file))
    .map(([edition, file]) => [edition, parse(file, (json) => shellReleaseSchema.parse(json))] as const);
  return { folder, shells: new Map(shells), releases: releaseFiles(join(folder, 'm')).map((file) => parse(file, (json) => moduleReleaseSchema.parse(json) as ModuleRelease)) };
}

function releaseFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((module) => subfolders(join(folder, module))
    .flatMap((version) => subfolders(version)).map((audience) => join(audience, 'hamyar.module.json')).filter(existsSync));
}

function subfolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name));
}

function parse<T>(file: string, read: (json: unknown) => T): T {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} is not what the build writes; run "npm run build"`, { cause: error });
  }
}
