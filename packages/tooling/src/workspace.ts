import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Absolute path of the repository. */
export const root = join(import.meta.dirname, '../../..');

/** Jest for a process of Node that works in the root; the sources of some libraries are ES modules. */
export const JEST = [
  '--experimental-vm-modules',
  '--require=./packages/testing/src/compile-once.cjs',
  'node_modules/jest/bin/jest.js',
] as const;

/** Arguments for Jest that run only the tests of these folders; without `--`, an option before them would swallow them. */
export const jestPaths = (folders: readonly string[]): string[] => ['--', ...folders.map((folder) => `${folder}/`)];

/** Folders of the workspace that contain one of our packages, relative to the root: `apps/tickets`, `webpack`, … */
export function workspaceFolders(base = root): string[] {
  const below = ['apps', 'packages'].flatMap((parent) =>
    existsSync(join(base, parent)) ? readdirSync(join(base, parent)).map((name) => `${parent}/${name}`) : [],
  );
  return [...below, 'webpack', 'e2e'].filter((folder) => existsSync(join(base, folder, 'package.json'))).sort();
}

/** The fields of a `package.json` that this tooling reads. */
export interface PackageFile {
  name: string;
  version: string;
  description?: string;
  exports?: Readonly<Record<string, unknown>>;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
}

/** The `package.json` of a folder of the workspace. */
export const readPackage = (folder: string, base = root): PackageFile =>
  JSON.parse(readFileSync(join(base, folder, 'package.json'), 'utf8')) as PackageFile;

function listedByGit(base: string): string[] | undefined {
  try {
    const out = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: base,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 << 20,
    });
    return out.split('\n').filter(Boolean);
  } catch {
    return undefined;
  }
}

/** The template of new modules; it is not part of the workspace. */
const TEMPLATE = 'packages/tooling/template/';

/**
 * Every TypeScript source of the workspace, relative to the root. Checks compare this list with the files that they
 * have read, because a check that reads nothing always passes. Without git (a source archive) the folders are read
 * instead.
 */
export function trackedSources(base = root): string[] {
  const files =
    listedByGit(base) ??
    globSync('{apps,packages,webpack,e2e}/**/*.{ts,tsx}', {
      cwd: base,
      exclude: (name) => name === 'node_modules' || name === 'dist',
    });
  return (
    files
      .filter((file) => /^(apps|packages|webpack|e2e)\/.*\.tsx?$/.test(file) && existsSync(join(base, file)))
      .filter((file) => !/(^|\/)(node_modules|dist|data)\//.test(file) && !file.endsWith('.d.ts'))
      // the example of a new module is checked as a module (module-template.test.ts)
      .filter((file) => !file.startsWith(TEMPLATE))
      .sort()
  );
}

/** Share of tracked sources that a check must have read; below it the check counts as broken. */
export const MIN_COVERAGE = 0.9;

/** The failure text when a check has read too little, undefined when it has read enough. Prints the missing files. */
export function coverageGap(gate: string, seen: ReadonlySet<string>, sources: readonly string[]): string | undefined {
  const missed = sources.filter((file) => !seen.has(file));
  if (sources.length === 0 || sources.length - missed.length >= sources.length * MIN_COVERAGE) return undefined;
  return `${gate} saw only ${sources.length - missed.length} of ${sources.length} sources; the first it missed: ${missed.slice(0, 5).join(', ')}`;
}
