import { existsSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration, type ExternalItemFunctionData } from 'webpack';
import type { Audience } from '@hamyar/contracts';
import { baseConfiguration } from './base-config.ts';
import { dist, root } from './folders.ts';
import { containerName, readManifest } from './remote-config.ts';
import { singletons } from './singletons.ts';

/** Folder of what the server loads to draw pages: beside `m` and `shell`, which are served, and never served itself. */
const ssrFolder = (edition: Audience) => join(dist, 'ssr', edition);

/**
 * One file for Node: no styles, no chunks, nothing that is imported when it is needed. A initial page draws what a screen
 * shows at once, and everything else would only be read and never run.
 */
function ssrConfiguration(
  name: string,
  context: string,
  edition: Audience,
  file: string,
  entry: string,
): Configuration {
  const { cache, module, resolve, optimization, infrastructureLogging, stats } = baseConfiguration(name, context, {
    path: ssrFolder(edition),
  });
  const [sources, , ...others] = module!.rules as { test?: RegExp; exclude?: RegExp; use?: unknown[] }[];
  return {
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
    output: { path: ssrFolder(edition), filename: file, library: { type: 'commonjs2' } },
    module: {
      rules: [
        { ...sources, use: [join(import.meta.dirname, 'strip-dynamic-imports-loader.ts'), ...sources!.use!] },
        ...others,
      ] as NonNullable<Configuration['module']>['rules'],
    },
    externals: [externalStyles],
    optimization: { minimizer: optimization!.minimizer!, splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

const externalStyles = ({ request }: ExternalItemFunctionData, done: (error?: null, result?: string) => void) =>
  /\.css$/.test(request ?? '') ? done(null, 'var {}') : done();

/** The frame of one edition, with the packages that the modules' views share with it. */
export const shellSsrBundle = (edition: Audience): Configuration =>
  ssrConfiguration(
    `first_view_shell_${edition}`,
    join(root, 'apps/shell'),
    edition,
    'shell.cjs',
    `./src/ssr/main.${edition}.ts`,
  );

/** The views of one module, for each audience that has any (`src/ssr.<audience>.ts`). */
export async function moduleSsrBundles(folder: string): Promise<Configuration[]> {
  const manifest = await readManifest(folder);
  return manifest.audience.flatMap((audience) => {
    const entry = join(folder, `src/ssr.${audience}.ts`);
    if (!existsSync(entry)) return [];
    const container = containerName(manifest.name, audience, manifest.version);
    const made = ssrConfiguration(`first_view_${container}`, folder, audience, `${container}.cjs`, entry);
    return [{ ...made, externals: [externalStyles, externalSharedPackages] }];
  });
}

// as in the browser, the shell brings them
const externalSharedPackages = (
  { request = '' }: ExternalItemFunctionData,
  done: (error?: null, result?: string) => void,
) => (Object.hasOwn(singletons, request) ? done(null, `commonjs ${request}`) : done());
