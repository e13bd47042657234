import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { dist, root } from './folders.ts';
import { foldersOf, unitNames } from './workspace.ts';

const stampFile = join(dist, 'stamp.json');
const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'README.md']);
/** Caches, such as that of `npm run types`: written while a build runs, and no part of what it is made of. */
const isHidden = (name: string): boolean => name.startsWith('.');

/** Unit → hash of everything that its files are built from. */
export type Stamps = Record<string, string>;

/** The stamps of the current sources. This file imports no build tool, because every start runs it. */
export function sourceStamps(units: readonly string[] = unitNames()): Stamps {
  const known = new Map<string, string>();
  const folderHash = (folder: string): string => {
    const found = known.get(folder) ?? hashFolder(folder);
    known.set(folder, found);
    return found;
  };
  const tools = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(folderHash(join(root, 'webpack')))
    .digest('hex');
  return Object.fromEntries(
    units.map((unit) => {
      const hash = createHash('sha256').update(tools);
      for (const folder of foldersOf(unit)) hash.update(relative(root, folder)).update(folderHash(folder));
      return [unit, hash.digest('hex')];
    }),
  );
}

function hashFolder(folder: string): string {
  const hash = createHash('sha256');
  for (const file of sources(folder)) hash.update(relative(folder, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name) && !isHidden(name) && !/\.test\.tsx?$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? sources(join(folder, entry.name)) : [join(folder, entry.name)]));
}

/** The stamps of the files in `dist`; empty before the first build. */
export function readStamps(): Stamps {
  try {
    return (JSON.parse(readFileSync(stampFile, 'utf8')) as { units?: Stamps }).units ?? {};
  } catch {
    return {};
  }
}

/** Units that have no files or were built from other sources. */
export function staleUnits(now: Stamps): string[] {
  const built = existsSync(join(dist, 'current.json')) ? readStamps() : {};
  return Object.keys(now).filter((unit) => built[unit] !== now[unit]);
}

/** Stores the stamps of the built units and removes those of units that no longer exist. */
export function writeStamps(stamps: Stamps): void {
  const units = new Set(unitNames());
  const kept = Object.entries({ ...readStamps(), ...stamps }).filter(([unit]) => units.has(unit));
  writeFileSync(stampFile, `${JSON.stringify({ units: Object.fromEntries(kept) })}\n`);
}
