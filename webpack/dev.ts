// `npm run dev [-- <module> …]` builds changed sources, updates the open pages, and restarts the server when its own
// sources change. With names, only these modules are built from source and followed; the others come from the last
// build. The shell is always built from source, because hot replacement needs React's development build.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { MultiStats, Stats } from 'webpack';
import type { CurrentBuild } from '@hamyar/contracts';
import { makeCompiler, makeUnits, readManifests } from './compiler.ts';
import { describe, readCurrent, readReleases, writeCurrent } from './current.ts';
import { DevServer } from './dev-server.ts';
import { devOutput, dist, root } from './folders.ts';
import { makeWorkspaceCheck } from './manifest-check.ts';
import type { Unit, UnitResult } from './unit.ts';
import { moduleNames, SHELL_UNIT } from './workspace.ts';

/** The modules to follow. The others come from `dist`. */
function readArguments(): string[] {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const all = moduleNames();
  const unknown = positionals.filter((name) => !all.includes(name) && name !== SHELL_UNIT);
  if (unknown.length > 0)
    throw new Error(`npm run dev [-- <module> …]\n  ${unknown.join(', ')}: there are only ${all.join(', ')}`);
  return positionals.length > 0 ? positionals.filter((name) => name !== SHELL_UNIT) : all;
}

/** Takes the modules that are not followed from the last build, and builds those that `dist` does not have. */
function copyBuilt(modules: readonly string[]): CurrentBuild['modules'] {
  const missing = modules.filter((name) => !(name in readCurrent(dist).modules));
  if (missing.length > 0) {
    const built = spawnSync(process.execPath, ['--no-warnings', 'webpack/build.ts', ...missing], {
      cwd: root,
      stdio: 'inherit',
    });
    if (built.status !== 0) throw new Error(`${missing.join(', ')} could not be built`);
  }
  const current = readCurrent(dist);
  const taken = Object.fromEntries(modules.map((name) => [name, current.modules[name]!]));
  for (const release of readReleases(dist, { ...current, shells: {}, modules: taken }).modules) {
    cpSync(join(dist, release.base), join(devOutput, release.base), { recursive: true });
    describe(devOutput, taken[release.manifest.name]![release.audience]!, release);
  }
  return taken;
}

/** The current configurations of all followed units. A unit whose manifest is invalid keeps its last configuration. */
class DevBuild {
  readonly #units: readonly Unit[];
  readonly #taken: CurrentBuild['modules'];
  readonly #results = new Map<string, UnitResult>();
  readonly #stats = new Map<string, Stats>();

  constructor(units: readonly Unit[], taken: CurrentBuild['modules']) {
    this.#units = units;
    this.#taken = taken;
  }

  /**
   * Publishes the results of one round of building.
   * @returns whether a page can be served
   */
  async publish({ stats }: MultiStats): Promise<boolean> {
    // the results contain only the configurations that were built again
    const fresh = new Set(stats.map(({ compilation }) => compilation.name!));
    for (const one of stats) this.#stats.set(one.compilation.name!, one);
    const built = this.#units.filter(({ configurations }) => {
      const own = configurations.map(({ name }) => name!);
      return (
        own.some((bundle) => fresh.has(bundle)) && own.every((bundle) => this.#stats.get(bundle)?.hasErrors() === false)
      );
    });
    await Promise.all(
      built.map(async ({ name, describe: describeUnit }) => {
        try {
          this.#results.set(name, await describeUnit(this.#stats));
        } catch (error) {
          console.error((error as Error).message);
        }
      }),
    );
    if (this.#results.size < this.#units.length) return false;
    const current: CurrentBuild = {
      schema: 1,
      shells: {},
      modules: { ...this.#taken },
      views: { staff: {}, customer: {} },
      bundles: Object.fromEntries([...this.#stats].map(([bundle, { compilation }]) => [bundle, compilation.hash!])),
    };
    for (const [unit, { shells, modules }] of this.#results) {
      for (const { release } of shells)
        current.shells[release.edition] = describe(devOutput, `shell.${release.edition}.json`, release);
      if (unit !== SHELL_UNIT) current.modules[unit] = {};
      for (const { release } of modules)
        current.modules[unit]![release.audience] = describe(devOutput, `${unit}.${release.audience}.json`, release);
    }
    writeCurrent(devOutput, current);
    return true;
  }
}

async function main(): Promise<void> {
  const followed = readArguments();
  rmSync(devOutput, { recursive: true, force: true });
  for (const part of ['m', 'shell', 'releases']) mkdirSync(join(devOutput, part), { recursive: true });
  const taken = copyBuilt(moduleNames().filter((name) => !followed.includes(name)));
  const units = await makeUnits([SHELL_UNIT, ...followed], { mode: 'development', output: devOutput, cache: true });
  const build = new DevBuild(units, taken);
  const server = new DevServer();
  let started = false;
  const checkManifests = makeWorkspaceCheck(readManifests);
  const round = async (stats: MultiStats) => {
    if (stats.hasErrors()) console.error(stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY }));
    const ready = await build.publish(stats);
    if (ready && !started) {
      started = true;
      server.start();
    }
    await checkManifests();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      server.stop(signal);
      process.exit(0);
    });
  // rounds run one after the other, because they write the same files
  let last = Promise.resolve();
  makeCompiler(units.flatMap(({ configurations }) => configurations)).watch(
    { aggregateTimeout: 50 },
    (error, stats) => {
      if (error) console.error(error);
      if (stats) last = last.then(() => round(stats)).catch((failure: unknown) => console.error(failure));
    },
  );
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
