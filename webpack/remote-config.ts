import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { manifestPart, type Audience, type ModuleManifest } from '@hamyar/contracts';
import { parseManifest } from '@hamyar/contracts/schemas';
import { baseConfiguration } from './base-config.ts';
import { checkCodeReferences } from './code-reference-check.ts';
import { ssrBundleName, moduleSsrBundles } from './ssr-bundle.ts';
import { hotClient } from './hot.ts';
import { describeModule } from './module-release.ts';
import { stagingFolder, type BuildOptions } from './options.ts';
import { remoteShared } from './singletons.ts';
import type { Unit } from './unit.ts';
import { readPackage, unitFolder } from './workspace.ts';

/** Container of one module for one audience: two versions, and both audiences, can live in one page. */
export const containerName = (module: string, audience: Audience, version: string) =>
  `${module.replaceAll('-', '_')}__${audience}__${version.replace(/[^0-9A-Za-z]/g, '_')}`;

/** Reads and checks what a module declares; its version is the one of its package.json. Throws with every offence named. */
export async function readManifest(folder: string): Promise<ModuleManifest> {
  // in a process of its own: a watching build has to see the file as it is now, with all that it imports
  const source = `import { manifest } from ${JSON.stringify(pathToFileURL(join(folder, 'src/manifest.ts')).href)}; process.stdout.write(JSON.stringify(manifest));`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--no-warnings',
    '--input-type=module',
    '--eval',
    source,
  ]);
  return parseManifest({ ...(JSON.parse(stdout) as object), version: readPackage(folder).version });
}

const entryOf = (folder: string, audience: Audience) => join(folder, `src/module.${audience}.ts`);

/**
 * A module: a container for each audience, in a folder of its own, because one entry would name the other audience's
 * chunks, and the screens that the server draws.
 */
export async function moduleUnit(name: string, options: BuildOptions): Promise<Unit> {
  const folder = unitFolder(name);
  const manifest = await readManifest(folder);
  const containerOf = (audience: Audience) => containerName(manifest.name, audience, manifest.version);
  // one that does not hold is refused before anything is built
  const parts = await Promise.all(
    manifest.audience.map(async (edition) => ({
      edition,
      container: containerOf(edition),
      code: await checkCodeReferences(entryOf(folder, edition), manifestPart(manifest, edition)),
    })),
  );
  const views = options.mode === 'production' ? moduleSsrBundles(folder, manifest, parts, options) : [];
  return {
    name,
    configurations: [
      ...manifest.audience.map((audience) => remoteConfiguration(folder, manifest, audience, options)),
      ...views.map(({ configuration }) => configuration),
    ],
    async describe(stats) {
      const now = options.mode === 'production' ? manifest : await readManifest(folder);
      const modules = await Promise.all(
        manifest.audience.map(async (audience) => {
          const part = manifestPart(now, audience);
          const source = entryOf(folder, audience);
          const container = containerOf(audience);
          const { compilation } = stats.get(container)!;
          const code = await checkCodeReferences(source, part);
          return describeModule(compilation, { manifest: part, audience, container, source, code }, options);
        }),
      );
      const drawn = views.map(({ edition, part }) => {
        const { compilation } = stats.get(ssrBundleName(edition, part))!;
        return { edition, part, folder: compilation.outputOptions.path!, file: compilation.getAssets()[0]!.name };
      });
      return { modules, shells: [], views: drawn };
    },
  };
}

function remoteConfiguration(
  folder: string,
  manifest: ModuleManifest,
  audience: Audience,
  options: BuildOptions,
): Configuration {
  const production = options.mode === 'production';
  const container = containerName(manifest.name, audience, manifest.version);
  const path = production
    ? join(stagingFolder(options.output), container)
    : join(options.output, 'm', manifest.name, 'dev', audience);
  const base = baseConfiguration({ name: container, context: folder, path, module: manifest.name }, options);
  const entry = entryOf(folder, audience);
  return {
    ...base,
    entry: {},

    // a module is small: sharing between its screens in files of their own costs more requests and hashes than it saves
    optimization: { ...base.optimization, splitChunks: { minSize: 60_000 } },
    plugins: [
      ...base.plugins!,
      new webpack.NormalModuleReplacementPlugin(
        /[\\/]webpack-bundler-runtime[\\/]dist[\\/]/,
        join(import.meta.dirname, 'browser/bundler-runtime.ts'),
      ),
      new ModuleFederationPlugin({
        name: container,
        filename: production ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        exposes: { './module': production ? entry : { import: [hotClient, entry] } },
        shared: remoteShared(options.mode),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true },
      }),
    ],
  };
}
