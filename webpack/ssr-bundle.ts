import { join, relative } from 'node:path';
import webpack, { type Configuration, type ExternalItemFunctionData } from 'webpack';
import { isServerRendered, manifestPart, type Audience, type ModuleManifest } from '@hamyar/contracts';
import { baseConfiguration } from './base-config.ts';
import { stagingFolder, type BuildOptions } from './options.ts';
import { singletons } from './singletons.ts';
import { WithoutDynamicImports } from './without-dynamic-imports.ts';
import { SHELL_UNIT, unitFolder } from './workspace.ts';

/** One file that the server draws with. */
interface SsrBuild {
  edition: Audience;
  /** `shell`, or the container whose screens it draws. */
  part: string;
  configuration: Configuration;
}

/** Name of the build of one such file. */
export const ssrBundleName = (edition: Audience, part: string): string => `ssr_${edition}_${part}`;

/**
 * One file for Node: no styles, no chunks, nothing that is imported when it is needed. An initial page shows what a screen
 * shows immediately, and everything else would only be read and never run.
 */
function nodeBuild(
  view: Omit<SsrBuild, 'configuration'> & { context: string; entry: string; externals: Configuration['externals'] },
  options: BuildOptions,
): SsrBuild {
  const { edition, part, context, entry, externals } = view;
  const name = ssrBundleName(edition, part);
  const path = join(stagingFolder(options.output), name);
  const { cache, module, resolve, optimization, infrastructureLogging, stats } = baseConfiguration(
    { name, context, path },
    options,
  );
  const [sources, , ...others] = module!.rules as { test?: RegExp; exclude?: RegExp; use?: unknown[] }[];
  const configuration: Configuration = {
    name,
    context,
    cache,
    resolve,
    infrastructureLogging,
    stats,
    mode: 'production',
    target: 'node22',
    devtool: false,
    entry,
    output: { path, filename: `${part}.[contenthash:16].cjs`, library: { type: 'commonjs2' }, clean: true },
    module: {
      rules: [sources, ...others] as NonNullable<Configuration['module']>['rules'],
    },
    externals,
    optimization: { minimizer: optimization!.minimizer!, splitChunks: false },
    plugins: [new WithoutDynamicImports(), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
  return { edition, part, configuration };
}

const externalStyles = ({ request }: ExternalItemFunctionData, done: (error?: null, result?: string) => void) =>
  /\.css$/.test(request ?? '') ? done(null, 'var {}') : done();

/** The frame of one edition, with the packages that the modules' views share with it. */
export const shellSsrBundle = (edition: Audience, options: BuildOptions): SsrBuild =>
  nodeBuild(
    {
      edition,
      part: SHELL_UNIT,
      context: unitFolder(SHELL_UNIT),
      entry: `./src/ssr/main.${edition}.ts`,
      externals: [externalStyles],
    },
    options,
  );

/** The screens of one module that the server draws (`ssr` or `visitors` of their routes), for each audience that has any. */
export const moduleSsrBundles = (
  folder: string,
  manifest: ModuleManifest,
  parts: readonly SsrPart[],
  options: BuildOptions,
): SsrBuild[] =>
  parts.flatMap(({ edition, container, code }) => {
    const drawn = manifestPart(manifest, edition).routes.filter(isServerRendered);
    const screens = [...new Set(drawn.map(({ screen }) => screen))];
    if (screens.length === 0) return [];
    // the module's own code references, so that no file of the module repeats them
    const source = screens.map((screen) => `export { ${screen} } from './${relative(folder, code.get(screen)!)}';`);
    const entry = `data:text/javascript,${encodeURIComponent(source.join('\n'))}`;
    const externals = [externalStyles, externalSharedPackages];
    return [nodeBuild({ edition, part: container, context: folder, entry, externals }, options)];
  });

/** A module for one audience. */
export interface SsrPart {
  edition: Audience;
  container: string;
  /** Code reference → file that exports it. */
  code: ReadonlyMap<string, string>;
}

// as in the browser, the shell brings them
const externalSharedPackages = (
  { request = '' }: ExternalItemFunctionData,
  done: (error?: null, result?: string) => void,
) => (Object.hasOwn(singletons, request) ? done(null, `commonjs ${request}`) : done());
