import type { Macro } from './calls.ts';

/** One step of a macro. */
export type MacroStep = Macro['steps'][number];
