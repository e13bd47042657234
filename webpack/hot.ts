import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type RuleSetRule, type WebpackPluginInstance } from 'webpack';
import { root } from './folders.ts';

const require = createRequire(import.meta.url);
const browser = join(import.meta.dirname, 'browser');

/** Runs before anything of a page in development: React has to find the refresh runtime when it starts. */
export const refreshRuntime = join(browser, 'refresh-runtime.ts');
/** Belongs to every bundle of a development build: takes changes in without loading the page again. */
export const hotClient = join(browser, 'hot-client.ts');

/** Lets React components of our own sources be replaced while they are shown. */
export const refreshRule: RuleSetRule = {
  test: /\.tsx?$/,
  include: [join(root, 'apps'), join(root, 'packages')],
  exclude: /node_modules/,
  enforce: 'post',
  loader: join(import.meta.dirname, 'refresh-loader.ts'),
};

/** Hot replacement for one bundle, which the server calls by its name. */
export const hotReplacement = (name: string): WebpackPluginInstance[] => [
  new webpack.HotModuleReplacementPlugin(),
  new webpack.DefinePlugin({ HAMYAR_BUNDLE: JSON.stringify(name) }),
];

/** The refresh runtime is a dependency of the build, not of the shell that loads it. */
export const hotAlias = { 'react-refresh/runtime': require.resolve('react-refresh/runtime') };
