/** Subpaths of the design system that have code; each is a chunk of the shell that modules may use. */
export declare const designSystemSubpaths: readonly string[];
/** Style sheets of the design system, in the order of their names; the tokens and the base first. */
export declare const designSystemStyles: readonly string[];
/**
 * The one list of what the shell provides and modules never bundle (design/module-platform.md 2). Façades are shared,
 * not libraries: inside a façade the library is still tree-shaken, and one copy is one theme, one store, one router.
 */
export declare const singletons: Readonly<Record<string, string>>;
/** How the shell offers them. */
export declare const hostShared: () => {
  [k: string]: {
    singleton: boolean;
    strictVersion: boolean;
    version: string;
    requiredVersion: string;
  };
};
/** How a module asks for them: no copy of its own to fall back to, so there is one copy or a clear refusal. */
export declare const remoteShared: () => {
  [k: string]: {
    singleton: boolean;
    strictVersion: boolean;
    requiredVersion: string;
    import: false;
  };
};
