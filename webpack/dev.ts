// `npm run dev [-- <module> …]` builds changed sources, updates the open pages, and replaces the server when its own
// sources change. With names, only these modules are built from source and followed; the others come from the last
// build. The shell is always built from source, because hot replacement needs React's development build.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CurrentBuild } from '@hamyar/contracts';
import { makeCompiler, makeUnits, readManifests } from './compiler.ts';
import { describe, readCurrent, readReleases } from './current.ts';
import { DevBuild } from './dev-build.ts';
import { DevServer } from './dev-server.ts';
import { checkEndpoints } from './endpoint-check.ts';
import { devOutput, dist, root } from './folders.ts';
import { makeWorkspaceCheck } from './manifest-check.ts';
import { Progress } from './progress.ts';
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

async function main(): Promise<void> {
  const followed = readArguments();
  rmSync(devOutput, { recursive: true, force: true });
  for (const part of ['m', 'shell', 'releases']) mkdirSync(join(devOutput, part), { recursive: true });
  const taken = copyBuilt(moduleNames().filter((name) => !followed.includes(name)));
  const units = await makeUnits([SHELL_UNIT, ...followed], { mode: 'development', output: devOutput, cache: true });
  const build = new DevBuild({ units, taken, output: devOutput });
  const server = new DevServer((fault) => build.report('server', fault));
  const configurations = units.flatMap((unit) => unit.configurations);
  const progress = new Progress(configurations.length);
  const checkManifests = makeWorkspaceCheck(async () => {
    await checkEndpoints();
    return readManifests();
  });
  let started = false;
  // results are published one after the other, because they write the same files
  let last = Promise.resolve();
  const queue = (task: () => Promise<void>) => {
    last = last.then(task).catch((failure: unknown) => console.error(failure));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      void server.stop(signal).then(() => process.exit(0));
    });
  // one bundle at a time, and each is shown when it is built: a change of a shared package is in the page of employees
  // before the bundles that nobody looks at are built
  const compiler = makeCompiler(configurations, 1);
  for (const { name, hooks } of compiler.compilers)
    hooks.done.tap('dev', (stats) => {
      if (!started) progress.step(`built ${name}`);
      queue(async () => {
        if (!(await build.publish(stats)) || started) return;
        started = true;
        progress.say('starting the server');
        server.start();
      });
    });
  compiler.watch({ aggregateTimeout: 50 }, (error) => {
    if (error) console.error(error);
    queue(checkManifests);
  });
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
