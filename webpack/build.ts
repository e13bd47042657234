// `npm run build` builds both editions of the shell, the login page and every module into `dist`. `npm run build --
// tickets shell` builds only these units. `--if-stale` builds only the units whose sources have changed; `npm start`
// uses it.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { MultiStats, Stats } from 'webpack';
import { dist } from './folders.ts';
import { Progress } from './progress.ts';
import { stagingFolder, type BuildOptions } from './options.ts';
import { readStamps, sourceStamps, staleUnits, writeStamps, type Stamps } from './build-stamp.ts';
import { unitNames } from './workspace.ts';

const USAGE = 'npm run build [-- <module or "shell"> …] [--lock-budgets]';

async function build(units: readonly string[], stamps: Stamps, start: boolean): Promise<void> {
  const started = performance.now();
  // webpack is loaded only when something has to be built
  const [
    { makeUnits, readManifests, runCompiler },
    { checkWorkspace },
    { checkEndpoints },
    { publish },
    { checkCustomerEdition },
    { compressFolder },
  ] = await Promise.all([
    import('./compiler.ts'),
    import('./manifest-check.ts'),
    import('./endpoint-check.ts'),
    import('./current.ts'),
    import('./customer-edition-check.ts'),
    import('./compress.ts'),
  ]);
  const options: BuildOptions = {
    mode: 'production',
    output: dist,
    cache: !process.env.CI && Object.keys(readStamps()).length > 0,
  };
  const manifests = await readManifests();
  checkWorkspace(manifests);
  await checkEndpoints();
  const made = await makeUnits(units, options);
  const configurations = made.flatMap((unit) => unit.configurations);
  const progress = new Progress(configurations.length);
  progress.say(`building the pages: ${units.join(', ')}`);
  const stats = await runCompiler(configurations, (name) => progress.step(`built ${name}`));
  refuseErrors(stats);
  const byName = new Map(stats.stats.map((one: Stats) => [one.compilation.name!, one]));
  const results = new Map(
    await Promise.all(made.map(async (unit) => [unit.name, await unit.describe(byName)] as const)),
  );
  // before they are published: a running server takes what is published immediately
  const proof = checkCustomerEdition(manifests, results.values());
  if (proof.files > 0) console.log(`customer edition: ${proof.files} files free of ${proof.words} words of staff`);
  publish(dist, results, unitNames());
  progress.say('compressing the files');
  const effort = start ? 'quick' : 'best';
  const files = (await compressFolder(join(dist, 'm'), effort)) + (await compressFolder(join(dist, 'shell'), effort));
  writeStamps(Object.fromEntries(units.map((unit) => [unit, stamps[unit]!])));
  console.log(
    `built ${units.join(', ')}: ${stats.stats.length} bundles, ${files} new files, in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}

function refuseErrors(stats: MultiStats): void {
  if (stats.hasErrors() || stats.hasWarnings())
    console.error(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
  if (stats.hasErrors()) throw new Error('the build failed');
}

/**
 * Measures the files of a whole build. `npm start` skips it, because it compresses them with the fast setting; what the
 * customer edition may carry is checked by every build.
 */
async function measureBuild(lock: boolean): Promise<void> {
  const [{ checkBudgets, lockBudgets, measure }, { finishCompression }] = await Promise.all([
    import('./size-budgets.ts'),
    import('./compress.ts'),
  ]);
  // an earlier start may have compressed them with the fast setting
  await finishCompression();
  const measures = measure();
  if (lock) lockBudgets(measures);
  checkBudgets(measures);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'if-stale': { type: 'boolean', default: false }, 'lock-budgets': { type: 'boolean', default: false } },
  });
  const all = unitNames();
  const unknown = positionals.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`${USAGE}\n  ${unknown.join(', ')}: there are only ${all.join(', ')}`);
  const start = values['if-stale'];
  const stamps = sourceStamps(positionals.length > 0 ? positionals : all);
  const units = start ? staleUnits(stamps) : Object.keys(stamps);
  if (units.length > 0) await build(units, stamps, start);
  if (!start && all.every((unit) => unit in readStamps())) await measureBuild(values['lock-budgets']);
}

await main()
  .catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  })
  .finally(() => rmSync(stagingFolder(dist), { recursive: true, force: true }));
