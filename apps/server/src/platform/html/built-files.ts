import type { Audience, ModuleRelease, ShellRelease } from '@hamyar/contracts';
import { moduleReleaseSchema, shellReleaseSchema } from '@hamyar/contracts/schemas';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startupErrors } from '../config/messages.ts';
import { StartupError } from '../config/startup-error.ts';

/** All files of the build that are served. */
export interface BuiltFiles {
  /** Folder that contains `m/` and `shell/`. */
  folder: string;
  shells: ReadonlyMap<Audience, ShellRelease>;
  releases: readonly ModuleRelease[];
}

/** `dist` of this workspace, where `npm run build` writes. */
export const DIST = join(import.meta.dirname, '../../../../../dist');

const EDITIONS: readonly Audience[] = ['staff', 'customer'];

/**
 * Reads the editions of the shell and the releases of the modules
 * (`m/<module>/<version>/<audience>/hamyar.module.json`). What is not built is left out. @throws StartupError with the
 * name of a manifest that is broken or of another release
 */
export function readBuiltFiles(folder: string = DIST): BuiltFiles {
  const shells = EDITIONS.map((edition) => [edition, join(folder, 'shell', edition, 'hamyar.shell.json')] as const)
    .filter(([, file]) => existsSync(file))
    .map(([edition, file]) => [edition, parse(file, (json) => shellReleaseSchema.parse(json))] as const);
  return {
    folder,
    shells: new Map(shells),
    releases: releaseFiles(join(folder, 'm')).map((file) =>
      parse(file, (json) => moduleReleaseSchema.parse(json) as ModuleRelease),
    ),
  };
}

/**
 * Checks that all files named in the manifests exist: an incomplete copy must not be served.
 * @returns false when nothing is built at all
 * @throws StartupError with the name of the first missing file
 */
export function checkBuiltFiles({ folder, shells, releases }: BuiltFiles): boolean {
  if (shells.size === 0 && releases.length === 0) return false;
  const editions = EDITIONS.flatMap((edition) => {
    const shell = shells.get(edition);
    const directory = join(folder, 'shell', edition);
    return shell
      ? Object.keys(shell.integrity).map((file) => join(directory, file))
      : [join(directory, 'hamyar.shell.json')];
  });
  const modules = releases.flatMap(({ base, integrity }) =>
    Object.keys(integrity).map((file) => join(folder, base, file)),
  );
  const missing = [...editions, ...modules].find((file) => !existsSync(file));
  if (missing) throw new StartupError(startupErrors.frontEndIncomplete(missing));
  return true;
}

function releaseFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((module) =>
    subfolders(join(folder, module))
      .flatMap((version) => subfolders(version))
      .map((audience) => join(audience, 'hamyar.module.json'))
      .filter(existsSync),
  );
}

function subfolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name));
}

function parse<T>(file: string, read: (json: unknown) => T): T {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new StartupError(startupErrors.frontEndIncomplete(file), error);
  }
}
