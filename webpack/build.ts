// `npm run build`: both editions of the shell, the login page and every module, into `dist`.
// `--if-stale` ends at once when `dist` is what the sources say; `npm start` calls it so.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { checkBudgets, lockBudgets, measure } from './size-budgets.ts';
import { compressFolder } from './compress.ts';
import { checkCustomerEdition } from './customer-edition-check.ts';
import { editions } from './editions.ts';
import { moduleSsrBundles, shellSsrBundle } from './ssr-bundle.ts';
import { dist, root } from './folders.ts';
import { readManifest } from './remote-config.ts';
import { loginConfiguration, shellConfiguration } from './shell-config.ts';
import { writeShellReleases } from './shell-release.ts';
import { isBuildFresh, sourceStamp, writeStamp } from './build-stamp.ts';

/** Folders of the modules: every app with a `webpack.config.ts` of its own. */
const moduleFolders = () =>
  readdirSync(join(root, 'apps'))
    .map((app) => join(root, 'apps', app))
    .filter((folder) => existsSync(join(folder, 'webpack.config.ts')));

/** Every configuration of the product, the modules' from their own `webpack.config.ts`. */
export async function configurations(): Promise<Configuration[]> {
  const remotes = await Promise.all(
    moduleFolders().map(async (folder) => {
      const { default: made } = (await import(pathToFileURL(join(folder, 'webpack.config.ts')).href)) as {
        default: Configuration[];
      };
      return made;
    }),
  );
  const ssrBundles = await Promise.all(moduleFolders().map(moduleSsrBundles));
  return [
    ...editions.map(({ edition }) => shellConfiguration(edition)),
    loginConfiguration(),
    ...remotes.flat(),
    ...editions.map(({ edition }) => shellSsrBundle(edition)),
    ...ssrBundles.flat(),
  ];
}

const flags = { ifStale: process.argv.includes('--if-stale'), lock: process.argv.includes('--lock-budgets') };

/** What a build has to hold before it ships; a start builds without it, because whoever starts did not change a line. */
async function checkBuild(): Promise<void> {
  const proof = checkCustomerEdition(await Promise.all(moduleFolders().map(readManifest)));
  console.log(`customer edition: ${proof.files} files free of ${proof.words} words of staff`);
  const measures = measure();
  if (flags.lock) lockBudgets(measures);
  checkBudgets(measures);
}

async function build(): Promise<void> {
  const started = performance.now();
  const stamp = sourceStamp();
  rmSync(join(dist, 'stamp.json'), { force: true });
  for (const folder of ['m', 'ssr']) rmSync(join(dist, folder), { recursive: true, force: true });
  const compiler = webpack(Object.assign(await configurations(), { parallelism: 2 }))!;
  const stats = await new Promise<MultiStats>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result!))),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors() || stats.hasWarnings())
    console.error(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
  if (stats.hasErrors()) throw new Error('the build failed');
  await writeShellReleases(stats.stats);
  const files = await compressFolder(dist);
  if (!flags.ifStale) await checkBuild();
  writeStamp(stamp);
  console.log(
    `built ${stats.stats.length} bundles, ${files} files, in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}

if (import.meta.main) {
  if (flags.ifStale && isBuildFresh()) process.exit(0);
  await build().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
