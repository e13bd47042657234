import { createRequire } from 'node:module';
import type { LoaderContext } from 'webpack';
import type { BuildOptions } from './options.ts';
import { designSystemStyles, sharedIn } from './singletons.ts';

const require = createRequire(import.meta.url);
/** A shell has no containers of its own, so its federation runtime comes without this part. */
const INIT_CONTAINER = createRequire(require.resolve('@module-federation/enhanced/webpack')).resolve(
  '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js',
);

/**
 * Fills `apps/shell/src/provided.ts`: modules bundle no copy of a shared package, so the shell has to build every one of
 * them, also those that it does not use itself. The imports are never called; they make the chunks exist. All styles of the
 * design system come with the page: one file, no restyling when a module opens, no late style beside a chunk's hash.
 */
export default function providedLoader(this: LoaderContext<Pick<BuildOptions, 'mode'>>): string {
  // the list is read from the design system's folders, which the build cache knows nothing of
  this.cacheable(false);
  const imports = Object.keys(sharedIn(this.getOptions().mode)).map((name) => `() => import(${JSON.stringify(name)})`);
  const styles = designSystemStyles.map((file) => `import ${JSON.stringify(`@hamyar/design-system/css/${file}`)};`);
  // the entries of modules carry no federation runtime of their own (browser/bundler-runtime.ts)
  const federation = '__webpack_require__.federation';
  const offered = `{ runtime: ${federation}.runtime, bundlerRuntime: { ...${federation}.bundlerRuntime, initContainerEntry } }`;
  return [
    ...styles,
    `import { initContainerEntry } from ${JSON.stringify(INIT_CONTAINER)};`,
    `globalThis.__hamyarFederation = ${offered};`,
    `export const provided = [\n${imports.join(',\n')}\n];\n`,
  ].join('\n');
}
