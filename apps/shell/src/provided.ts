/** Imports of every shared package. Filled in at build by `webpack/provided-loader.ts` from the one list of singletons. */
export const provided: readonly (() => Promise<unknown>)[] = [];
