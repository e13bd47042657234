import type { Ticket } from '@hamyar/contracts';
import { failureOf, skipToken } from '@hamyar/store';
import { useTicketGetQuery } from '../api/ticket.api.ts';

/** A ticket that another part of the page has opened; `gone` when the person sees it no more. */
export function useCachedTicket(id: number | null): { ticket: Ticket | undefined; gone: boolean; waiting: boolean } {
  const query = useTicketGetQuery(id ?? skipToken);
  return { ticket: readTicket(query), gone: isGone(query), waiting: query.isFetching };
}

/** A reading of a ticket. */
interface TicketReading {
  currentData?: Ticket | undefined;
  error?: unknown;
}

const isGone = (query: TicketReading): boolean => failureOf<Ticket>({ error: query.error })?.status === 'NOT_FOUND';

/** What was read of a ticket; nothing when the last reading said that the person sees it no more. */
export const readTicket = (query: TicketReading): Ticket | undefined => (isGone(query) ? undefined : query.currentData);
