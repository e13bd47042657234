/**
 * The parts of Module Federation's webpack runtime that a container needs. The shell provides them
 * (`provided-loader.ts`).
 */
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
 * Replaces `@module-federation/webpack-bundler-runtime` in the entry of every module. The shell has that code already,
 * and it is more than half of an entry. Only the function that creates the federation instance is a module's own, so
 * that the instance is never the shell's.
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
