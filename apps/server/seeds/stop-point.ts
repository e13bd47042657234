import type { ConversationContext } from './conversation.ts';
import type { Random } from './random.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** Where a conversation stops without being closed; with `null` it continues to its end. */
export type StopPoint = 'unanswered' | 'in_progress' | 'asked' | 'customer_replied' | null;

/**
 * Where a ticket stops: one that has just come in before its answer, others of the last days often, and no customer waits
 * for months. `shown` is true for a demo login, so that it has open tickets.
 */
export function stopPointOf({ end, isNew, random }: ConversationContext, createdAt: number, shown: boolean): StopPoint {
  if (isNew) return random.chance(0.45) ? 'unanswered' : 'in_progress';
  const days = (end - createdAt) / DAY;
  const chance = days < 8 ? 0.5 : days < 20 ? 0.28 : days < 45 ? 0.07 : 0.002;
  if (!random.chance(shown && days < 40 ? 0.85 : chance)) return null;
  if (days >= 45) return 'asked';
  return random.weighted(
    ['unanswered', 'in_progress', 'asked', 'customer_replied'] as const,
    (r) => ({ unanswered: days < 4 ? 16 : days < 12 ? 5 : 1, in_progress: 5, asked: 1, customer_replied: 5 })[r],
  );
}

/**
 * How long a requester has waited at the moment of the first start, in milliseconds: most for some minutes, some for
 * hours. Those who wait for days are what the generator leaves of tickets that stopped on their own.
 */
export function waitOf(random: Random): number {
  const minutes = random.chance(0.72) ? 2 + 80 * random.next() ** 1.5 : 320 + 600 * random.next();
  return Math.round(minutes * MINUTE);
}
