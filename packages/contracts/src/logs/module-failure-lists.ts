/** Why a module, or a part of one, failed in a browser; `uncaught` is an error of a handler, a promise or a timer (design/module-platform.md 2). */
export const MODULE_FAILURE_KINDS = [
  'network',
  'not-javascript',
  'timeout',
  'integrity',
  'version',
  'init',
  'render',
  'uncaught',
] as const;
export type ModuleFailureKind = (typeof MODULE_FAILURE_KINDS)[number];
