import type { Chromium } from './chromium.ts';

/** The result of the global set-up for the workers. */
export interface Prepared {
  chromium: Chromium;
  /** Data folder of a stopped product with the demo company; to be copied, never started. */
  dataDir: string;
}

const VARIABLE = 'HAMYAR_E2E';

/** Stores it in environment variables, because workers are child processes. */
export function passOn(prepared: Prepared): void {
  process.env[VARIABLE] = JSON.stringify(prepared);
}

export function readPrepared(): Prepared {
  const text = process.env[VARIABLE];
  if (!text) throw new Error('the set-up of the run has prepared nothing: run through "npm run e2e"');
  return JSON.parse(text) as Prepared;
}
