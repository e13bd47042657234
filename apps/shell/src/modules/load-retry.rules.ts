import type { FailureKind } from '@hamyar/module-sdk';

/** ms for everything of one part, repetitions included; with the probe after it the card is there within 15 s */
export const PART_BUDGET_MS = 12_000;
/** ms for a module's entry; a hung entry is asked for again under a new URL */
export const ENTRY_TIMEOUT_MS = 4_000;
/** ms for one attempt: an entry with what it needs at once, or the files of a part */
export const ATTEMPT_TIMEOUT_MS = 6_000;
/** ms to find out why a file failed, and to fetch a bad copy anew */
export const PROBE_TIMEOUT_MS = 2_000;
/** Attempts in all before the error card is shown. */
export const MAX_ATTEMPTS = 3;
const BASE_DELAY_MS = 250;

/** Failures that may pass by themselves. The others stay what they are until something is shipped. */
export const isTransient = (kind: FailureKind): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'not-javascript';

/** ms to wait before attempt `attempt` (1 is the first repetition): doubled each time, half of it by chance. */
export function retryDelay(attempt: number, chance: number): number {
  const whole = BASE_DELAY_MS * 2 ** (attempt - 1);
  return Math.round(whole / 2 + (whole / 2) * chance);
}

/** URL of an entry: the plain one first, later ones new to the browser, because a hung request is otherwise joined for ever. */
export const entryUrl = (base: string, entry: string, attempt: number, chance: number): string =>
  attempt === 0 ? base + entry : `${base}${entry}?again=${attempt}${Math.floor(chance * 1e6)}`;
