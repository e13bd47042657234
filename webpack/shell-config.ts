import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import type { Audience } from '@hamyar/contracts';
import { baseConfiguration } from './base-config.ts';
import { afterPaintEntry, editions, loginEntry, repairEntry } from './editions.ts';
import { FontsPlugin } from './fonts.ts';
import { ssrBundleName, shellSsrBundle } from './ssr-bundle.ts';
import { hotClient, refreshRuntime } from './hot.ts';
import { stagingFolder, type BuildOptions } from './options.ts';
import { describeShell } from './shell-release.ts';
import { hostShared } from './singletons.ts';
import type { Unit } from './unit.ts';
import { SHELL_UNIT, unitFolder } from './workspace.ts';

const context = unitFolder(SHELL_UNIT);

/** The configurations of the shell: both editions, the login page, and the code that renders their initial pages. */
export function shellUnit(options: BuildOptions): Unit {
  const views = options.mode === 'production' ? editions.map(({ edition }) => shellSsrBundle(edition, options)) : [];
  return {
    name: SHELL_UNIT,
    configurations: [
      ...editions.map(({ edition }) => shellConfiguration(edition, options)),
      loginConfiguration(options),
      ...views.map(({ configuration }) => configuration),
    ],
    async describe(stats) {
      const login = stats.get('shell_login')!.compilation;
      const shells = await Promise.all(
        editions.map(({ edition }) =>
          describeShell(edition, { app: stats.get(`shell_${edition}`)!.compilation, login }, options),
        ),
      );
      const drawn = views.map(({ edition, part }) => {
        const { compilation } = stats.get(ssrBundleName(edition, part))!;
        return { edition, part, folder: compilation.outputOptions.path!, file: compilation.getAssets()[0]!.name };
      });
      return { modules: [], shells, views: drawn };
    },
  };
}

/** Output folder of a part of the shell; in development the files are served from there. */
const folderOf = (part: string, { mode, output }: BuildOptions) =>
  mode === 'production' ? join(stagingFolder(output), `shell_${part}`) : join(output, 'shell', part);

/** In development the code for hot replacement runs before the page's own code. */
const withHot = (entry: string, { mode }: BuildOptions) =>
  mode === 'production' ? entry : [refreshRuntime, hotClient, entry];

/** The federation host of one edition. Modules are registered at run time, so none is named here. */
function shellConfiguration(edition: Audience, options: BuildOptions): Configuration {
  const { mode } = options;
  const { entry } = editions.find((candidate) => candidate.edition === edition)!;
  // one name in the page, where only one edition is at a time: most chunks of the two are then the same files
  const names = { name: `shell_${edition}`, uniqueName: 'shell' };
  const base = baseConfiguration({ ...names, context, path: folderOf(edition, options) }, options);
  return {
    ...base,
    entry: { app: withHot(entry, options) },
    module: {
      rules: [
        ...base.module!.rules!,
        {
          test: join(context, 'src/provided.ts'),
          loader: join(import.meta.dirname, 'provided-loader.ts'),
          options: { mode },
        },
      ],
    },
    optimization: { ...base.optimization, runtimeChunk: false, splitChunks: { chunks: 'all', cacheGroups } },
    plugins: [
      ...base.plugins!,
      new FontsPlugin(),
      new ModuleFederationPlugin({
        name: `shell_${edition}`,
        shared: hostShared(mode),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        // the containers of modules take the federation runtime from the shell by `browser/bundler-runtime.ts`, and no
        // other federation is in a page: snapshots and the loader for Node have no use
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}

/** The login page, and the inline scripts of pages; both editions use the same files. */
function loginConfiguration(options: BuildOptions): Configuration {
  const base = baseConfiguration({ name: 'shell_login', context, path: folderOf('login', options) }, options);
  return {
    ...base,
    entry: { login: withHot(loginEntry, options), 'after-paint': afterPaintEntry, 'repair-files': repairEntry },
  };
}

// Few chunks, because the product must be fast with HTTP/1.1 too. One file next to the entry contains what every page
// and the lists of tickets need, a second one what an open ticket needs: to read and to write. The rest (forms, editor, dates, tables) is loaded when somebody
// opens it.
const cacheGroups = {
  platform: {
    type: /javascript/,
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-redux|redux|redux-thunk|reselect|immer|@reduxjs|use-sync-external-store|single-spa|single-spa-react|@standard-schema|@floating-ui|tabbable|@module-federation[\\/](?:enhanced|runtime-tools))[\\/]|[\\/]node_modules[\\/](dayjs|jalaali-js)[\\/]|[\\/]packages[\\/](store|router|module-sdk|contracts|persian|dayjs-jalali)[\\/]|[\\/]design-system[\\/]src[\\/](theme|basics|rules|layout|overlay|icons|plain|css|ticket)[\\/]|[\\/]module-kit[\\/]src[\\/]keys[\\/]|[\\/]shell[\\/]src[\\/](batches|boot|drafts|layouts|messages|modules|notifications|pages|platform|realtime|ssr|start|bootstrap)/,
    name: 'platform',
    enforce: true,
    priority: 30,
  },
  conversation: {
    type: /javascript/,
    test: /[\\/]node_modules[\\/]dompurify[\\/]|[\\/]design-system[\\/]src[\\/](conversation|files)[\\/]|[\\/]editor[\\/](editor-frame|index|inactive-tools|load-editor|messages|plain-box|plain-text|rich-text|rich-text-editor|sanitize)\.tsx?$/,
    name: 'conversation',
    enforce: true,
    priority: 20,
  },
};
