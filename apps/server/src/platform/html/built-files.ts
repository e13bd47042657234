import { AUDIENCES, type Audience, type CurrentBuild, type ModuleRelease, type ShellRelease } from '@hamyar/contracts';
import { currentBuildSchema, moduleReleaseSchema, shellReleaseSchema } from '@hamyar/contracts/schemas';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startupErrors } from '../config/messages.ts';
import { StartupError } from '../config/startup-error.ts';

/** All files of the build that are served. */
export interface BuiltFiles {
  /** Folder that contains `m/` and `shell/`. */
  folder: string;
  shells: ReadonlyMap<Audience, ShellRelease>;
  releases: readonly ModuleRelease[];
  /** Edition → `shell` or a container → file of `ssr/<edition>/`. */
  views: CurrentBuild['views'];
  /** Bundle → hash of its newest build; empty unless it is a development build. */
  bundles: Readonly<Record<string, string>>;
  /** What keeps the newest sources from being built; empty unless it is a development build. */
  problems: readonly string[];
}

/** `dist` of this workspace, where `npm run build` writes. */
const DIST = join(import.meta.dirname, '../../../../../dist');

/** The file that names the current releases; the build replaces it atomically. */
export const CURRENT_FILE = 'current.json';

const NOTHING: CurrentBuild = { schema: 1, shells: {}, modules: {}, views: { staff: {}, customer: {} } };

/**
 * Reads the current editions of the shell and releases of the modules; those that were not built are missing. @throws
 * StartupError with the name of a description that is invalid or of another release
 */
export function readBuiltFiles(folder: string = DIST): BuiltFiles {
  const file = join(folder, CURRENT_FILE);
  const current = existsSync(file) ? parse(file, (json) => currentBuildSchema.parse(json)) : NOTHING;
  const description = (name: string) => join(folder, 'releases', name);
  const shells = Object.values(current.shells).map((name) =>
    parse(description(name), (json) => shellReleaseSchema.parse(json)),
  );
  const modules = Object.values(current.modules).flatMap((audiences) => Object.values(audiences));
  return {
    folder,
    shells: new Map(shells.map((shell) => [shell.edition, shell])),
    releases: modules.map((name) =>
      parse(description(name), (json) => moduleReleaseSchema.parse(json) as ModuleRelease),
    ),
    views: current.views,
    bundles: current.bundles ?? {},
    problems: current.problems ?? [],
  };
}

/**
 * Checks that all files named in the manifests exist: an incomplete copy must not be served.
 * @returns false when nothing is built at all
 * @throws StartupError with the name of the first missing file
 */
export function checkBuiltFiles({ folder, shells, releases }: BuiltFiles): boolean {
  if (shells.size === 0 && releases.length === 0) return false;
  const editions = AUDIENCES.flatMap((edition) => {
    const shell = shells.get(edition);
    const directory = join(folder, 'shell', edition);
    return shell ? Object.keys(shell.integrity).map((file) => join(directory, file)) : [directory];
  });
  const modules = releases.flatMap(({ base, integrity }) =>
    Object.keys(integrity).map((file) => join(folder, base, file)),
  );
  const missing = [...editions, ...modules].find((file) => !existsSync(file));
  if (missing) throw new StartupError(startupErrors.frontEndIncomplete(missing));
  return true;
}

function parse<T>(file: string, read: (json: unknown) => T): T {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new StartupError(startupErrors.frontEndIncomplete(file), error);
  }
}
