import type { Ticket, TicketSharesBody } from '@hamyar/contracts';
import { useTicketSharesMutation } from '../api/ticket-staff.api.ts';
import { ticketOutcome, type TicketOutcome } from './ticket-outcome.ts';

/** One person with whom a ticket is shared, as it is sent. */
export type Share = Required<TicketSharesBody['shares'][number]>;

/** With whom a ticket is shared. */
export const sharesOf = (ticket: Pick<Ticket, 'shares'>): Share[] =>
  (ticket.shares ?? []).map(({ id, editable }) => ({ user_id: id, editable }));

/** Stores with whom a ticket is shared: the whole list (spec 7.37). */
export function useTicketShares(ticket: Ticket): (shares: readonly Share[]) => Promise<TicketOutcome> {
  const [save] = useTicketSharesMutation();
  return async (shares) =>
    ticketOutcome(ticket.id, await save({ id: ticket.id, version: ticket.version ?? 0, shares: [...shares] }));
}

/** What one person has changed in the list, on the list that somebody else has stored since. */
export function mergeShares(before: readonly Share[], mine: readonly Share[], theirs: readonly Share[]): Share[] {
  const find = (shares: readonly Share[], id: number) => shares.find(({ user_id }) => user_id === id);
  const ids = [...new Set([...theirs, ...mine].map(({ user_id }) => user_id))];
  return ids.flatMap((id) => {
    const [was, own, other] = [find(before, id), find(mine, id), find(theirs, id)];
    const changedByMe = was?.editable !== own?.editable;
    const kept = changedByMe ? own : other;
    return kept ? [kept] : [];
  });
}
