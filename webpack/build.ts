// `npm run build`: both editions of the shell, the login page and every module, into `dist`.
// `--if-stale` ends at once when `dist` is what the sources say; `npm start` calls it so.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { checkBudgets, lockBudgets, measure } from './budgets.ts';
import { compressFolder } from './compress.ts';
import { proveCustomerEdition } from './edition-proof.ts';
import { editions } from './editions.ts';
import { moduleFirstViews, shellFirstView } from './first-view.ts';
import { dist, root } from './folders.ts';
import { readManifest } from './remote.ts';
import { loginConfiguration, shellConfiguration } from './shell.ts';
import { writeShellReleases } from './shell-release.ts';
import { isFresh, sourceStamp, writeStamp } from './stamp.ts';

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
  const drawn = await Promise.all(moduleFolders().map(moduleFirstViews));
  return [
    ...editions.map(({ edition }) => shellConfiguration(edition)),
    loginConfiguration(),
    ...remotes.flat(),
    ...editions.map(({ edition }) => shellFirstView(edition)),
    ...drawn.flat(),
  ];
}

const asked = { ifStale: process.argv.includes('--if-stale'), lock: process.argv.includes('--lock-budgets') };

/** What a build has to hold before it ships; a start builds without it, because whoever starts did not change a line. */
async function prove(): Promise<void> {
  const proof = proveCustomerEdition(await Promise.all(moduleFolders().map(readManifest)));
  console.log(`customer edition: ${proof.files} files free of ${proof.words} words of staff`);
  const measures = measure();
  if (asked.lock) lockBudgets(measures);
  checkBudgets(measures);
}

async function build(): Promise<void> {
  const started = performance.now();
  const stamp = sourceStamp();
  rmSync(join(dist, 'stamp.json'), { force: true });
  for (const folder of ['m', 'first-view']) rmSync(join(dist, folder), { recursive: true, force: true });
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
  if (!asked.ifStale) await prove();
  writeStamp(stamp);
  console.log(
    `built ${stats.stats.length} bundles, ${files} files, in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}

if (import.meta.main) {
  if (asked.ifStale && isFresh()) process.exit(0);
  await build().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
