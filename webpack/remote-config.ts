import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { manifestPart, type Audience, type ModuleManifest } from '@hamyar/contracts';
import { baseConfiguration } from './base-config.ts';
import { sourceStamps } from './build-stamp.ts';
import { checkCodeReferences } from './code-reference-check.ts';
import { ssrBundleName, moduleSsrBundles } from './ssr-bundle.ts';
import { hotClient } from './hot.ts';
import { describeModule } from './module-release.ts';
import { stagingFolder, type BuildOptions } from './options.ts';
import { readManifest } from './read-manifest.ts';
import { remoteShared } from './singletons.ts';
import type { Unit } from './unit.ts';
import { unitFolder } from './workspace.ts';

/** Name of the bundle of one module for one audience, the same for every build of a version. */
const bundleName = (module: string, audience: Audience, version: string) =>
  `${module.replaceAll('-', '_')}__${audience}__${version.replace(/[^0-9A-Za-z]/g, '_')}`;

/**
 * Container of a built bundle. It names what the bundle is made of: two builds of one version, and both audiences, can
 * live in one page. A development build is replaced in the page under its name.
 */
export const containerName = (bundle: string, stamp: string, mode: BuildOptions['mode']): string =>
  mode === 'production' ? `${bundle}__${stamp.slice(0, 8)}` : bundle;

const entryOf = (folder: string, audience: Audience) => join(folder, `src/module.${audience}.ts`);

/**
 * The configurations of one module: a container for each audience and the code that renders its initial pages. Each
 * audience has its own folder, because a shared entry would contain the names of the other audience's chunks.
 */
export async function moduleUnit(name: string, options: BuildOptions): Promise<Unit> {
  const folder = unitFolder(name);
  const manifest = await readManifest(folder);
  const stamp = sourceStamps([name])[name]!;
  const bundleOf = (audience: Audience) => bundleName(manifest.name, audience, manifest.version);
  const containerOf = (audience: Audience) => containerName(bundleOf(audience), stamp, options.mode);
  // an invalid manifest stops the build before anything is built
  const parts = await Promise.all(
    manifest.audience.map(async (edition) => ({
      edition,
      container: bundleOf(edition),
      code: await checkCodeReferences(entryOf(folder, edition), manifestPart(manifest, edition)),
    })),
  );
  const views = options.mode === 'production' ? moduleSsrBundles(folder, manifest, parts, options) : [];
  return {
    name,
    configurations: [
      ...manifest.audience.map((audience) =>
        remoteConfiguration(
          { folder, manifest, audience, bundle: bundleOf(audience), container: containerOf(audience) },
          options,
        ),
      ),
      ...views.map(({ configuration }) => configuration),
    ],
    async describe(stats) {
      const now = options.mode === 'production' ? manifest : await readManifest(folder);
      const modules = await Promise.all(
        manifest.audience.map(async (audience) => {
          const part = manifestPart(now, audience);
          const source = entryOf(folder, audience);
          const container = containerOf(audience);
          const { compilation } = stats.get(bundleOf(audience))!;
          const code = await checkCodeReferences(source, part);
          return describeModule(compilation, { manifest: part, audience, container, source, code }, options);
        }),
      );
      const drawn = views.map(({ edition, part }) => {
        const { compilation } = stats.get(ssrBundleName(edition, part))!;
        return {
          edition,
          part: containerName(part, stamp, options.mode),
          folder: compilation.outputOptions.path!,
          file: compilation.getAssets()[0]!.name,
        };
      });
      return { modules, shells: [], views: drawn };
    },
  };
}

interface Remote {
  folder: string;
  manifest: ModuleManifest;
  audience: Audience;
  bundle: string;
  container: string;
}

function remoteConfiguration(
  { folder, manifest, audience, bundle, container }: Remote,
  options: BuildOptions,
): Configuration {
  const production = options.mode === 'production';
  const path = production
    ? join(stagingFolder(options.output), bundle)
    : join(options.output, 'm', manifest.name, 'dev', audience);
  const base = baseConfiguration(
    { name: bundle, uniqueName: container, context: folder, path, module: manifest.name },
    options,
  );
  const entry = entryOf(folder, audience);
  return {
    ...base,
    entry: {},

    // modules are small: shared chunks between their screens would cost more requests and hashes than they save
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
      }),
    ],
  };
}
