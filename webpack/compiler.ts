import webpack, { type Configuration, type MultiCompiler, type MultiStats } from 'webpack';
import type { ModuleManifest } from '@hamyar/contracts';
import type { BuildOptions } from './options.ts';
import { readManifest } from './read-manifest.ts';
import { moduleUnit } from './remote-config.ts';
import { shellUnit } from './shell-config.ts';
import { SharedFilesPlugin } from './shared-files-plugin.ts';
import type { Unit } from './unit.ts';
import { moduleNames, SHELL_UNIT, unitFolder } from './workspace.ts';

/** The configurations of some units. */
export const makeUnits = (names: readonly string[], options: BuildOptions): Promise<Unit[]> =>
  Promise.all(names.map(async (name) => (name === SHELL_UNIT ? shellUnit(options) : moduleUnit(name, options))));

/** The manifests of all modules of the workspace. */
export const readManifests = (): Promise<ModuleManifest[]> =>
  Promise.all(moduleNames().map((name) => readManifest(unitFolder(name))));

/** One compiler for many configurations; it runs so many at a time, in the order in which they are given. */
export const makeCompiler = (configurations: readonly Configuration[], parallelism = 2): MultiCompiler =>
  webpack(Object.assign([...configurations], { parallelism }))!;

/**
 * Runs all configurations once.
 * @param built called with the name of each when it is built
 */
export async function runCompiler(
  configurations: readonly Configuration[],
  built: (name: string) => void = () => {},
): Promise<MultiStats> {
  const files = new SharedFilesPlugin();
  const compiler = makeCompiler(configurations.map((one) => ({ ...one, plugins: [...(one.plugins ?? []), files] })));
  for (const { name, hooks } of compiler.compilers) hooks.done.tap('progress', () => built(name!));
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result!)));
  });
  await new Promise<void>((resolve) => {
    compiler.close(() => resolve());
  });
  return stats;
}
