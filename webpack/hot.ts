import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type RuleSetRule, type WebpackPluginInstance } from 'webpack';
import { root } from './folders.ts';

const require = createRequire(import.meta.url);
const browser = join(import.meta.dirname, 'browser');

/** Runs first on every page in development: React has to find the refresh runtime when it starts. */
export const refreshRuntime = join(browser, 'refresh-runtime.ts');
/** Part of every bundle of a development build: applies changes without a reload of the page. */
export const hotClient = join(browser, 'hot-client.ts');

/** Lets React components of our sources be replaced while they are mounted. */
export const refreshRule: RuleSetRule = {
  test: /\.tsx?$/,
  include: [join(root, 'apps'), join(root, 'packages')],
  exclude: /node_modules/,
  enforce: 'post',
  loader: join(import.meta.dirname, 'refresh-loader.ts'),
};

/** Hot replacement for one bundle. The server refers to the bundle by its name. */
export const hotReplacement = (name: string): WebpackPluginInstance[] => [
  new webpack.HotModuleReplacementPlugin(),
  new webpack.DefinePlugin({ HAMYAR_BUNDLE: JSON.stringify(name) }),
];

/** The refresh runtime is a dependency of the build, so it is resolved from this package. */
export const hotAlias = { 'react-refresh/runtime': require.resolve('react-refresh/runtime') };
