import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { AUDIENCES, type CurrentBuild, type ModuleRelease, type ShellRelease } from '@hamyar/contracts';
import { currentBuildSchema } from '@hamyar/contracts/schemas';
import type { UnitResult } from './unit.ts';
import { SHELL_UNIT } from './workspace.ts';

/**
 * Days for which the files of a build that is no longer current are kept, for open tabs and for browsers that have
 * cached its page.
 */
const KEEP_DAYS = 30;
const DAY = 86_400_000;

const currentFile = (output: string) => join(output, 'current.json');

/** The current build of an output folder; empty before the first build. */
export function readCurrent(output: string): CurrentBuild {
  const file = currentFile(output);
  return existsSync(file)
    ? currentBuildSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { schema: 1, shells: {}, modules: {}, views: { staff: {}, customer: {} } };
}

/** The release descriptions that `current` refers to. */
export function readReleases(
  output: string,
  current: CurrentBuild,
): { shells: ShellRelease[]; modules: ModuleRelease[] } {
  const read = <Release>(names: readonly string[]) =>
    names.map((name) => JSON.parse(readFileSync(join(output, 'releases', name), 'utf8')) as Release);
  return {
    shells: read(Object.values(current.shells)),
    modules: read(Object.values(current.modules).flatMap((audiences) => Object.values(audiences))),
  };
}

/**
 * Moves built files to their final folders and then writes which releases are current, in one step. Names and folders
 * contain the hash of their content, so an existing file is never overwritten.
 * @param results the built units with their results; other units stay as they are
 * @param all all units of the workspace; modules that are not among them are removed
 */
export function publish(
  output: string,
  results: ReadonlyMap<string, UnitResult>,
  all: readonly string[],
): CurrentBuild {
  const before = readCurrent(output);
  const next: CurrentBuild = {
    schema: 1,
    shells: { ...before.shells },
    modules: Object.fromEntries(Object.entries(before.modules).filter(([name]) => all.includes(name))),
    views: { staff: { ...before.views.staff }, customer: { ...before.views.customer } },
  };
  refuseOtherContent(output, results);
  for (const [unit, { shells, modules, views }] of results) {
    for (const { release, folder } of shells) {
      completeFiles(folder, join(output, 'shell', release.edition));
      next.shells[release.edition] = describe(output, `shell.${release.edition}.${release.release}.json`, release);
    }
    if (unit !== SHELL_UNIT) next.modules[unit] = {};
    for (const { release, folder } of modules) {
      completeFiles(folder, join(output, release.base));
      const name = `${release.manifest.name}.${release.audience}.${release.release}.json`;
      next.modules[unit]![release.audience] = describe(output, name, release);
    }
    for (const { edition, part, folder, file } of views) {
      completeFiles(folder, join(output, 'ssr', edition));
      next.views[edition][part] = file;
    }
  }
  const containers = new Set([SHELL_UNIT, ...readReleases(output, next).modules.map(({ container }) => container)]);
  for (const edition of AUDIENCES)
    next.views[edition] = Object.fromEntries(
      Object.entries(next.views[edition]).filter(([part]) => containers.has(part)),
    );
  writeCurrent(output, next);
  prune(output, before, next);
  return next;
}

/**
 * Refuses a release whose container was published with other content. A tab may have loaded that one, and two containers
 * of one name cannot live in one page. The name is made of the sources ({@link containerName}), so the build has read
 * something that its stamp does not contain, or gives different files for the same sources.
 */
function refuseOtherContent(output: string, results: ReadonlyMap<string, UnitResult>): void {
  const folder = join(output, 'releases');
  if (!existsSync(folder)) return;
  const published = readdirSync(folder)
    .filter((name) => !name.startsWith(`${SHELL_UNIT}.`))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as ModuleRelease);
  for (const { release } of [...results.values()].flatMap(({ modules }) => modules)) {
    const other = published.find((one) => one.container === release.container && one.release !== release.release);
    if (other)
      throw new Error(
        `${release.container} was published as ${other.release} and is now ${release.release}, from sources of one stamp: name what has changed in webpack/build-stamp.ts, or change a file of ${release.manifest.name}`,
      );
  }
}

/**
 * Writes `current.json` in one step: a server that reads it at the same time gets the old or the new file, never a
 * part.
 */
export function writeCurrent(output: string, current: CurrentBuild): void {
  const file = currentFile(output);
  mkdirSync(output, { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(current, null, 1)}\n`);
  renameSync(`${file}.new`, file);
}

/**
 * Writes the description of a release.
 * @returns its file name
 */
export function describe(output: string, name: string, release: object): string {
  mkdirSync(join(output, 'releases'), { recursive: true });
  writeFileSync(join(output, 'releases', name), `${JSON.stringify(release, null, 1)}\n`);
  return name;
}

/**
 * Copies what is missing in a folder, or has stayed there in part when a build was killed. A file that is whole is never
 * overwritten; until it is whole it has another name.
 */
function completeFiles(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(to, relative(from, source));
    if (existsSync(target) && statSync(target).size === statSync(source).size) continue;
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(source, `${target}.new`);
    renameSync(`${target}.new`, target);
    // made from the part that was there
    for (const compressed of ['br', 'gz']) rmSync(`${target}.${compressed}`, { force: true });
  }
}

/** Deletes files that no current release uses and that were not used for 30 days. */
function prune(output: string, before: CurrentBuild, now: CurrentBuild): void {
  // the age of a replaced release counts from this build
  const used = [...filesOf(output, before), ...filesOf(output, now)];
  const today = new Date();
  for (const file of used) if (existsSync(file)) utimesSync(file, today, today);
  const kept = new Set(used);
  for (const file of everyFile(output))
    if (!kept.has(file.replace(/\.(br|gz)$/, '')) && Date.now() - statSync(file).mtimeMs > KEEP_DAYS * DAY)
      rmSync(file);
}

function filesOf(output: string, current: CurrentBuild): string[] {
  const names = [
    ...Object.values(current.shells),
    ...Object.values(current.modules).flatMap((one) => Object.values(one)),
  ];
  const { shells, modules } = readReleases(output, current);
  return [
    ...names.map((name) => join(output, 'releases', name)),
    ...shells.flatMap(({ edition, integrity }) =>
      Object.keys(integrity).map((file) => join(output, 'shell', edition, file)),
    ),
    ...modules.flatMap(({ base, integrity }) => Object.keys(integrity).map((file) => join(output, base, file))),
    ...AUDIENCES.flatMap((edition) =>
      Object.values(current.views[edition]).map((file) => join(output, 'ssr', edition, file)),
    ),
  ];
}

function everyFile(output: string): string[] {
  return ['m', 'shell', 'ssr', 'releases'].flatMap((part) =>
    existsSync(join(output, part))
      ? readdirSync(join(output, part), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
      : [],
  );
}
