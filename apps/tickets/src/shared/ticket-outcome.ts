import type { Ticket } from '@hamyar/contracts';
import { failureOf, type CallFailure } from '@hamyar/store';
import { faStaff } from '../messages/fa-staff.ts';
import { ticketFailureText } from './api-errors.ts';
import { cacheTicket, forgetTicket } from './ticket-cache.ts';

/**
 * The ticket after a change, or null when the person sees it no more; or why it was refused, with the message to show
 * and the ticket as it is now.
 */
export type TicketOutcome =
  | { data: Ticket | null; error?: undefined }
  | { data?: undefined; error: CallFailure<Ticket> };

/** Reads the answer to a change of a ticket: the ticket that it contains is shown everywhere, one that is gone nowhere. */
export function ticketOutcome(
  id: number,
  result: { data?: { ticket: Ticket } | null; error?: unknown },
): TicketOutcome {
  const failure = failureOf(result);
  const after = (failure ?? result).data?.ticket;
  if (after) cacheTicket(after);
  if (failure?.status === 'NOT_FOUND') {
    forgetTicket(id);
    return { error: { ...failure, message: faStaff.actions.outOfReach, data: after } };
  }
  if (failure) return { error: { ...failure, message: ticketFailureText(failure), data: after } };
  if (!after) forgetTicket(id);
  return { data: after ?? null };
}
