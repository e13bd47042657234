import type { Random } from './random.ts';

const DAY = 86_400_000;

/** Where a conversation stops without being closed; with `null` it continues to its end. */
export type StopPoint = 'unanswered' | 'in_progress' | 'asked' | 'customer_replied' | null;

/**
 * Where a ticket of this age stops: new ones often, and no customer waits for months. `shown` is true for a demo login,
 * so that it has open tickets.
 */
export function stopPointOf(age: number, random: Random, isDemoLogin: boolean): StopPoint {
  const days = age / DAY;
  const chance = days < 8 ? 0.5 : days < 20 ? 0.28 : days < 45 ? 0.07 : 0.002;
  if (!random.chance(isDemoLogin && days < 40 ? 0.85 : chance)) return null;
  if (days >= 45) return 'asked';
  return random.weighted(
    ['unanswered', 'in_progress', 'asked', 'customer_replied'] as const,
    (r) => ({ unanswered: days < 4 ? 16 : days < 12 ? 5 : 1, in_progress: 5, asked: 1, customer_replied: 5 })[r],
  );
}
