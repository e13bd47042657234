import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import type { Audience } from '@hamyar/contracts';
import { baseConfiguration } from './base.ts';
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
    module: { rules: [...base.module!.rules!, { test: join(context, 'src/provided.ts'), loader: join(import.meta.dirname, 'provided-loader.ts') }] },
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

// few, well-grouped chunks: plain HTTP/1.1 must do well too
const cacheGroups = {
  react: { test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, name: 'react', enforce: true, priority: 30 },
};
