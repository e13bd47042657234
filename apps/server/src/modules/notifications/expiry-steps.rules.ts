/**
 * Days before an expiry when a notification is sent, each once; people would ignore a daily one (spec 4.4, 4.5,
 * decisions 2.17).
 */
export const EXPIRY_STEPS = [7, 3, 1] as const;

const DAY = 86_400;

/** Whole days until an instant, rounded up: on the last day the result is one. Unix seconds. */
export const daysUntil = (at: number, now: number): number => Math.ceil((at - now) / DAY);

/** The current step before an expiry: the smallest one that is not over; null while it is further away, or expired. */
export function expiryStep(at: number, now: number): (typeof EXPIRY_STEPS)[number] | null {
  const left = daysUntil(at, now);
  return left <= 0 ? null : (EXPIRY_STEPS.findLast((step) => left <= step) ?? null);
}
