/** The parts of Module Federation's webpack runtime that a container needs, as `provided-loader.ts` has the shell offer them. */
interface SharedRuntime {
  runtime: { createInstance(options: object): unknown };
  bundlerRuntime: Record<string, unknown>;
}

declare global {
  var __hamyarFederation: SharedRuntime | undefined;
}

const shared = globalThis.__hamyarFederation;
if (!shared) throw new Error('a module runs only inside the shell');

/**
 * Stands in for `@module-federation/webpack-bundler-runtime` in the entry of every module: the shell has that code already,
 * and it is more than half of an entry. Only the making of the instance is its own, so that it never becomes the shell's.
 */
const federation = {
  ...shared,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
  bundlerRuntime: {
    ...shared.bundlerRuntime,
    init: ({ webpackRequire }: { webpackRequire: { federation: { initOptions: object } } }) =>
      shared.runtime.createInstance(webpackRequire.federation.initOptions),
  },
};

export { federation as default };
