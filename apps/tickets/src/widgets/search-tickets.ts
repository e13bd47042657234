import { pagePath } from '@hamyar/contracts';
import { ticketList, type TicketRow } from '@hamyar/contracts/tickets';
import { searchProvider } from '@hamyar/module-kit/commands';
import { getPlatform, recentIds, targetPath, type SearchHit, type SlotFunction } from '@hamyar/module-sdk';
import { fill, isolate } from '@hamyar/persian';
import { send } from '@hamyar/store';
import { fa } from '../messages/fa.ts';
import { RECENT_TICKETS } from '../shared/recent-tickets.ts';

const MAX_RECENT = 5;

type FoundTicket = Pick<TicketRow, 'id' | 'subject' | 'status' | 'number'> & { customer?: { name: string } | null };

const toHit = (row: FoundTicket): SearchHit => ({
  id: `ticket-${row.id}`,
  to: pagePath('/tickets/:id', { id: row.id }),
  title: row.subject,
  detail: row.customer?.name,
  status: row.status,
  code: row.number,
});

const find = searchProvider<TicketRow>({
  group: fa.list.label,
  icon: 'ticket',
  find: async (text, signal) => {
    const { data, error } = await send(ticketList, { s: text, perPage: 10, sort_by: 'last_activity_at' }, { signal });
    if (error) throw new Error(error.message || error.status);
    return data.data;
  },
  hit: toHit,
});

/** Tickets that were opened last on this device and may still be seen, without the one that is open now. */
async function openedTickets(limit: number, signal: AbortSignal): Promise<FoundTicket[]> {
  const { pathname } = getPlatform().location.get();
  const ids = recentIds(RECENT_TICKETS).filter((id) => pathname !== pagePath('/tickets/:id', { id }));
  if (ids.length === 0) return [];
  const { data } = await send(ticketList, { ids, perPage: 10 }, { signal });
  const byId = new Map(data?.data.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).slice(0, limit);
}

/** Leads to the list with the same text, where all results are and filters narrow them. */
function searchInList(text: string): SearchHit[] {
  const to = targetPath({ route: 'tickets', search: { view: 'all', s: text } });
  return to === null
    ? []
    : [{ id: 'tickets-in-list', to, title: fill(fa.palette.searchList, { text: isolate(text) }) }];
}

/**
 * Finds tickets by number and subject for the command palette; the server answers only those in scope. Before anything
 * is typed it answers the tickets that were opened last.
 */
export const searchTickets: SlotFunction<'search.provider/v1'> = async (query) => {
  if (query.text === '') {
    const opened = await openedTickets(MAX_RECENT, query.signal);
    return { group: fa.palette.recent, icon: 'ticket', hits: opened.map(toHit) };
  }
  const answer = await find(query);
  return { ...answer, hits: [...answer.hits, ...searchInList(query.text)] };
};
