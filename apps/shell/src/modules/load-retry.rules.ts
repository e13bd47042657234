import type { FailureKind } from '@hamyar/module-sdk';

/** ms to load one part, retries included; with the probe after it, the error card appears within 15 s */
export const PART_BUDGET_MS = 12_000;
/** ms for a module's entry; a hung entry is requested again under a new URL */
export const ENTRY_TIMEOUT_MS = 4_000;
/** ms for one attempt: an entry with the files that it needs to start, or the files of a part */
export const ATTEMPT_TIMEOUT_MS = 6_000;
/** ms to find out why a file failed, and to replace a damaged cached copy */
export const PROBE_TIMEOUT_MS = 2_000;
/** Number of attempts before the error card is shown. */
export const MAX_ATTEMPTS = 3;
const BASE_DELAY_MS = 250;

/** Failures that may be temporary. Only a new release fixes the others. */
export const isTransient = (kind: FailureKind): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'not-javascript';

/** ms to wait before retry `attempt` (1 is the first): doubled each time, half of it random. `chance` is in 0..1. */
export function retryDelay(attempt: number, chance: number): number {
  const whole = BASE_DELAY_MS * 2 ** (attempt - 1);
  return Math.round(whole / 2 + (whole / 2) * chance);
}

/** URL of an entry. Retries use a new URL, because the browser would wait for a hung request under the same URL. */
export const entryUrl = (base: string, entry: string, attempt: number, chance: number): string =>
  attempt === 0 ? base + entry : `${base}${entry}?again=${attempt}${Math.floor(chance * 1e6)}`;
