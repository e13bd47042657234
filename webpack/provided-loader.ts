import { createRequire } from 'node:module';
import type { LoaderContext } from 'webpack';
import type { BuildOptions } from './options.ts';
import { designSystemStyles, sharedIn } from './singletons.ts';

const require = createRequire(import.meta.url);
/** The shell loads its own containers at run time only, so its federation runtime lacks this part. */
const INIT_CONTAINER = createRequire(require.resolve('@module-federation/enhanced/webpack')).resolve(
  '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js',
);

/**
 * Generates `apps/shell/src/provided.ts`. Modules contain no copy of a shared package, so the shell must build all of
 * them, including those that it does not use itself: each import creates a chunk. All style sheets of the design system are in one file of the page, so that opening a module adds no styles
 * late and chunks need no style sheet.
 */
export default function providedLoader(this: LoaderContext<Pick<BuildOptions, 'mode'>>): string {
  // the list is read from folders of the design system, which the build cache does not follow
  this.cacheable(false);
  const imports = Object.keys(sharedIn(this.getOptions().mode)).map(
    (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(name)})`,
  );
  const styles = designSystemStyles.map((file) => `import ${JSON.stringify(`@hamyar/design-system/css/${file}`)};`);
  // the entries of modules use this part of the federation runtime (browser/bundler-runtime.ts)
  const federation = '__webpack_require__.federation';
  const offered = `{ runtime: ${federation}.runtime, bundlerRuntime: { ...${federation}.bundlerRuntime, initContainerEntry } }`;
  return [
    ...styles,
    `import { initContainerEntry } from ${JSON.stringify(INIT_CONTAINER)};`,
    `globalThis.__hamyarFederation = ${offered};`,
    `export const provided = {\n${imports.join(',\n')}\n};\n`,
  ].join('\n');
}
