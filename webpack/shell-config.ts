import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import type { Audience } from '@hamyar/contracts';
import { baseConfiguration } from './base-config.ts';
import { editions, loginEntry } from './editions.ts';
import { dist, root } from './folders.ts';
import { hostShared } from './singletons.ts';

const context = join(root, 'apps/shell');

/** The federation host of one edition. Modules are registered at run time, so none is named here. */
export function shellConfiguration(edition: Audience): Configuration {
  const { entry } = editions.find((candidate) => candidate.edition === edition)!;
  const base = baseConfiguration(`shell_${edition}`, context, { path: join(dist, 'shell', edition) });
  return {
    ...base,
    entry: { app: entry },
    module: {
      rules: [
        ...base.module!.rules!,
        { test: join(context, 'src/provided.ts'), loader: join(import.meta.dirname, 'provided-loader.ts') },
      ],
    },
    optimization: { ...base.optimization, runtimeChunk: false, splitChunks: { chunks: 'all', cacheGroups } },
    plugins: [
      ...base.plugins!,
      new ModuleFederationPlugin({
        name: `shell_${edition}`,
        shared: hostShared(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        // modules take the federation runtime from the shell: their entry is 23 KB instead of 89 KB
        experiments: { provideExternalRuntime: true },
      }),
    ],
  };
}

/** The login page; the same files serve both editions. */
export function loginConfiguration(): Configuration {
  const base = baseConfiguration('shell_login', context, { path: join(dist, 'shell/login') });
  return { ...base, entry: { login: loginEntry } };
}

// Few, well-grouped chunks: plain HTTP/1.1 must do well too. What every page needs is one file beside the entry; what
// the ticket screens need is a second; the rest (forms, editor, dates, tables) stays apart until somebody opens it.
const cacheGroups = {
  platform: {
    type: /javascript/,
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-redux|redux|redux-thunk|reselect|immer|@reduxjs|use-sync-external-store|react-router|single-spa|single-spa-react|@standard-schema|@module-federation[\\/]enhanced)[\\/]|[\\/]packages[\\/](store|router|module-sdk|contracts|persian)[\\/]|[\\/]design-system[\\/]src[\\/](theme|basics|layout|overlay|icons|plain|css)[\\/]|[\\/]shell[\\/]src[\\/](boot|drafts|layouts|messages|modules|notifications|pages|platform|realtime|start|bootstrap)/,
    name: 'platform',
    enforce: true,
    priority: 30,
  },
  work: {
    type: /javascript/,
    test: /[\\/]packages[\\/]dayjs-jalali[\\/]|[\\/]node_modules[\\/](dayjs|jalaali-js|dompurify)[\\/]|[\\/]design-system[\\/]src[\\/](ticket|files)[\\/]|[\\/]editor[\\/](index|messages|rich-text|rich-text-editor|sanitize)\.tsx?$/,
    name: 'work',
    enforce: true,
    priority: 20,
  },
};
