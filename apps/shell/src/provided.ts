/**
 * Imports of every shared package by its name. Filled in at build by `webpack/provided-loader.ts` from the one list of
 * singletons.
 */
export const provided: Readonly<Record<string, () => Promise<unknown>>> = {};
