/** Days before an expiry at which it is told, each once: a daily one would only be overlooked (spec 4.4, 4.5, decisions 2.17). */
export const EXPIRY_STEPS = [7, 3, 1] as const;

const DAY = 86_400;

/** Whole days left until an instant, counted up: on the last day one is left. Unix seconds. */
export const daysUntil = (at: number, now: number): number => Math.ceil((at - now) / DAY);

/** The step an expiry has come to: the smallest one that is not behind it; null while it is further away, or over. */
export function expiryStep(at: number, now: number): (typeof EXPIRY_STEPS)[number] | null {
  const left = daysUntil(at, now);
  return left <= 0 ? null : (EXPIRY_STEPS.findLast((step) => left <= step) ?? null);
}
