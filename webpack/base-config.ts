import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { EmptyChunksPlugin } from './empty-chunks-plugin.ts';
import { CHUNK_HASH } from './integrity.ts';
import { root } from './folders.ts';

type SwcOptions = NonNullable<Parameters<typeof TerserPlugin.swcMinify>[2]>;
const require = createRequire(import.meta.url);

/** Oldest browsers served (architecture 4). */
const browsers = ['chrome >= 109', 'firefox >= 115', 'safari >= 15.4'];

const swc = {
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    env: { targets: browsers },
  },
};

// an old cache under another webpack restores hundreds of broken entries, so its version and the lockfile are part of the key
const cacheVersion = createHash('sha256')
  .update(webpack.version)
  .update(readFileSync(join(root, 'pnpm-lock.yaml')))
  .digest('hex');

/** What every build here has in common; `name` must be unique in the page and in the cache. */
export function baseConfiguration(name: string, context: string, output: { path: string }): Configuration {
  return {
    name,
    context,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    output: {
      path: output.path,
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      uniqueName: name,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 10_000,
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: [swc] },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')], sideEffects: true },
        { test: /\.(woff2|png|svg)$/, type: 'asset/resource' },
        { resourceQuery: /raw/, type: 'asset/source' },
      ],
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      realContentHash: true,
      minimizer: [
        new TerserPlugin<SwcOptions>({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 2 } },
        }),
      ],
    },
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      name,
      version: cacheVersion,
      cacheDirectory: join(root, '.cache/webpack'),
      buildDependencies: { config: [import.meta.filename] },
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css' }),
      new SubresourceIntegrityPlugin({ hashFuncNames: [CHUNK_HASH] }),
      new EmptyChunksPlugin(),
    ],
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
