import { useMemo } from 'react';
import type { TicketRow } from '@hamyar/contracts';
import { useCachedTicket } from '../../shared/cached-ticket.ts';
import { ticketToRow } from '../../shared/ticket-cache.ts';
import type { TicketList } from '../../shared/use-ticket-list.ts';

/**
 * The row of the open ticket where the list does not have it: a direct link, another view, a page that is not loaded.
 * `loading` until it has been read: its room is kept, so that the rows below do not move. Null while the rows are being
 * read, and among the results of a search, to which it does not belong.
 */
export function usePinnedRow(
  id: number | null,
  { rows, newRows, waiting, state }: TicketList,
): TicketRow | 'loading' | null {
  const { ticket, waiting: reading } = useCachedTicket(id);
  const row = useMemo(() => (ticket ? ticketToRow(ticket) : null), [ticket]);
  const listed = [...rows, ...newRows.rows].some((one) => one.id === id);
  if (waiting || listed || state.filters.s !== undefined) return null;
  return row ?? (reading ? 'loading' : null);
}
