import { TICKET_STATUS, type TicketKind, type TicketStatus } from '@hamyar/contracts';

/**
 * The average of satisfaction votes as a percentage: level index × 20, rounded to a whole number; null ("unknown")
 * when nobody gave an opinion. `votes[level]` is the number of votes of levels 0 (no opinion) to 5. Source: spec 9.13.
 */
export function satisfactionAverage(votes: readonly number[]): number | null {
  let count = 0;
  let sum = 0;
  for (let level = 1; level <= 5; level += 1) {
    count += votes[level] ?? 0;
    sum += (votes[level] ?? 0) * level * 20;
  }
  return count === 0 ? null : Math.round(sum / count);
}

/** Seconds after the first vote of a closing during which it can be changed (decisions 2.21). */
const VOTE_SECONDS = 7 * 86_400;

/** What decides whether a ticket can be rated, wherever it is asked. */
export interface RateableTicket {
  readonly kind: TicketKind;
  readonly status: TicketStatus;
  readonly close_reason: string | null;
}

/** Whether there is an answer to rate: the ticket of a customer is closed, and not as spam or merged (decisions 2.21). */
export const isRateable = ({ kind, status, close_reason }: RateableTicket): boolean =>
  status === TICKET_STATUS.closed && kind !== 'internal' && close_reason !== 'spam' && close_reason !== 'merged';

/** Whether the vote may be given or changed at `now`. @param votedAt of the first vote of this closing; both in unix seconds */
export const isVoteOpen = (votedAt: number | null, now: number): boolean =>
  votedAt === null || now - votedAt <= VOTE_SECONDS;
