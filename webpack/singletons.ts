import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './folders.ts';
import type { BuildOptions } from './options.ts';

interface Package {
  version: string;
  exports?: Record<string, unknown>;
}
const readPackage = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Package;
const shell = createRequire(join(root, 'apps/shell/package.json'));
const installedVersion = (name: string) => readPackage(shell.resolve(`${name}/package.json`)).version;
const ownVersion = (name: string) =>
  readPackage(join(root, 'packages', name.replace('@hamyar/', ''), 'package.json')).version;

/** Subpaths of the design system that contain code; each is a chunk of the shell that modules may use. */
const designSystemSubpaths: readonly string[] = Object.keys(
  readPackage(join(root, 'packages/design-system/package.json')).exports ?? {},
)
  // `plain` is bundled into the login page; style sheets are links of the page
  .filter((subpath) => !subpath.startsWith('./css') && subpath !== './plain')
  .filter((subpath) => existsSync(join(root, 'packages/design-system/src', subpath, 'index.ts')))
  .map((subpath) => subpath.replace('./', '@hamyar/design-system/'));

/** Style sheets that later ones override, in the order in which the design system's entries import them. */
const STYLE_ORDER = ['tokens.css', 'base.css', 'controls.css', 'basics.css', 'overlay.css', 'plain.css', 'layout.css'];

/** All style sheets of the design system, sorted by name after those of STYLE_ORDER; the fonts are in the page itself. */
export const designSystemStyles: readonly string[] = readdirSync(join(root, 'packages/design-system/src/css'))
  .filter((file) => file.endsWith('.css') && file !== 'fonts.css')
  .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));

function rank(file: string): number {
  const at = STYLE_ORDER.indexOf(file);
  return at === -1 ? STYLE_ORDER.length : at;
}

/**
 * The packages that the shell provides and modules never bundle (design/module-platform.md 2). Our own packages are
 * shared, not the libraries inside them: the unused code of a library is still removed, and there is one theme, one
 * store and one router.
 */
export const singletons: Readonly<Record<string, string>> = {
  react: installedVersion('react'),
  'react/jsx-runtime': installedVersion('react'),
  'react-dom': installedVersion('react-dom'),
  'react-dom/client': installedVersion('react-dom'),
  '@hamyar/store': ownVersion('@hamyar/store'),
  '@hamyar/router': ownVersion('@hamyar/router'),
  '@hamyar/module-sdk': ownVersion('@hamyar/module-sdk'),
  // dayjs keeps plugins and locale in a global object: two copies could have different Jalali settings
  '@hamyar/dayjs-jalali': ownVersion('@hamyar/dayjs-jalali'),
  ...Object.fromEntries(designSystemSubpaths.map((subpath) => [subpath, ownVersion('@hamyar/design-system')])),
};

type Mode = BuildOptions['mode'];

/** In development JSX compiles to another import. */
export const sharedIn = (mode: Mode): Readonly<Record<string, string>> =>
  mode === 'production' ? singletons : { ...singletons, 'react/jsx-dev-runtime': installedVersion('react') };

/** How the shell provides them. */
export const hostShared = (mode: Mode) =>
  Object.fromEntries(
    Object.entries(sharedIn(mode)).map(([name, version]) => [
      name,
      { singleton: true, strictVersion: true, version, requiredVersion: `^${version}` },
    ]),
  );

/** How a module requires them. A module has no fallback copy: there is one copy, or a clear error. */
export const remoteShared = (mode: Mode) =>
  Object.fromEntries(
    Object.entries(sharedIn(mode)).map(([name, version]) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion: `^${version}`, import: false as const },
    ]),
  );
