import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { CompileHintPlugin } from './compile-hint-plugin.ts';
import { EmptyChunksPlugin } from './empty-chunks-plugin.ts';
import { FederationEntryPlugin } from './federation-entry-plugin.ts';
import { ScriptsLastPlugin } from './scripts-last-plugin.ts';
import { CHUNK_HASH } from './integrity.ts';
import { root } from './folders.ts';
import { hotAlias, hotReplacement, refreshRule } from './hot.ts';
import { makeMinimizer } from './minify.ts';
import type { BuildOptions } from './options.ts';

const require = createRequire(import.meta.url);
// without it every federation plugin looks for webpack in the message of an error, for which webpack compiles its schema
process.env['FEDERATION_WEBPACK_PATH'] ??= require.resolve('webpack');

/** The oldest supported browsers (architecture 4). */
const browsers = ['chrome >= 109', 'firefox >= 115', 'safari >= 15.4'];

const compiled = (development: boolean) => ({
  loader: join(import.meta.dirname, 'sources-loader.ts'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development, refresh: development } },
    },
    env: { targets: browsers },
  },
});

/**
 * The version of webpack and the lockfile are part of the cache key: another version would restore broken entries from
 * the cache.
 */
const cacheVersion = createHash('sha256')
  .update(webpack.version)
  .update(readFileSync(join(root, 'pnpm-lock.yaml')))
  .digest('hex');

/** Names and folders of one build. */
export interface Base {
  /** Unique in the cache; in the page too, where there is no {@link uniqueName}. */
  name: string;
  /** Unique in the page. */
  uniqueName?: string;
  context: string;
  /** Output folder. */
  path: string;
  /** The module whose style sheets are limited to its own elements; absent for the shell. */
  module?: string;
}

/** What every build for a browser has in common. */
export function baseConfiguration(
  { name, uniqueName = name, context, path, module }: Base,
  options: BuildOptions,
): Configuration {
  const production = options.mode === 'production';
  const hashed = production ? '[name].[contenthash:8]' : '[name]';
  return {
    name,
    context,
    mode: options.mode,
    target: ['web', 'es2022'],
    // the content security policy forbids eval, in development too
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path,
      publicPath: 'auto',
      filename: `${hashed}.js`,
      chunkFilename: `${hashed}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      uniqueName,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 10_000,
      clean: production,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      ...(production ? {} : { alias: { ...hotAlias } }),
    },
    module: { rules: rulesOf(module, production) },
    optimization: {
      // fixed names in development too: a change must not rename the files that other chunks load
      chunkIds: production ? 'deterministic' : 'named',
      moduleIds: production ? 'deterministic' : 'named',
      realContentHash: production,
      // a source with an error leaves the files of the last good build, so that open pages stay usable
      emitOnErrors: false,
      minimizer: [makeMinimizer()],
    },
    performance: { hints: false },
    cache: cacheOf(name, options),
    plugins: [
      new MiniCssExtractPlugin({ filename: `${hashed}.css`, chunkFilename: `${hashed}.css` }),
      ...(production
        ? [
            new FederationEntryPlugin(),
            new ScriptsLastPlugin(),
            new SubresourceIntegrityPlugin({ hashFuncNames: [CHUNK_HASH] }),
            new EmptyChunksPlugin(),
            new CompileHintPlugin(),
          ]
        : hotReplacement(name)),
    ],
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

/** The loaders for each kind of file. */
const rulesOf = (module: string | undefined, production: boolean): RuleSetRule[] => [
  { test: /\.tsx?$/, exclude: /node_modules/, use: [compiled(!production)] },
  {
    test: /\.css$/,
    use: [
      MiniCssExtractPlugin.loader,
      require.resolve('css-loader'),
      {
        loader: join(import.meta.dirname, 'styles-loader.ts'),
        options: { minify: production, module },
      },
    ],
    sideEffects: true,
  },
  { test: /\.(woff2|png|svg)$/, type: 'asset/resource' },
  { resourceQuery: /raw/, type: 'asset/source' },
  ...(production ? [] : [refreshRule]),
];

/**
 * The cache of a build that follows changes. What is read stays in memory, and it is stored when nobody has changed
 * anything for a minute: both would otherwise take as long as the build of a change.
 */
const FOLLOWING = { maxMemoryGenerations: Infinity, idleTimeoutAfterLargeChanges: 60_000 };

const cacheOf = (name: string, { mode, cache }: BuildOptions): NonNullable<Configuration['cache']> =>
  cache
    ? {
        type: 'filesystem',
        name: `${name}-${mode}`,
        version: cacheVersion,
        cacheDirectory: join(root, '.cache/webpack'),
        ...(mode === 'development' && FOLLOWING),
        buildDependencies: { config: [import.meta.filename, join(import.meta.dirname, 'styles.ts')] },
      }
    : mode === 'development' && { type: 'memory' };
