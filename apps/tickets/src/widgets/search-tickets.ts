import { paths, type TicketRow } from '@hamyar/contracts';
import { searchProvider } from '@hamyar/module-kit/commands';
import type { SlotFunction } from '@hamyar/module-sdk';
import { send, wholeAnswer } from '@hamyar/store';
import type { TicketPage } from '../api/ticket.api.ts';
import { fa } from '../messages/fa.ts';

/** Finds tickets by number and subject for the command palette; the server's policy decides which exist. */
export const searchTickets: SlotFunction<'search.provider/v1'> = searchProvider<TicketRow>({
  group: fa.list.label,
  icon: 'tickets',
  find: async (text, signal) => {
    const result = await send(
      { path: paths.tickets, query: { s: text, perPage: 10, sort_by: 'last_activity_at' }, quiet: true },
      signal,
    );
    if ('error' in result) throw new Error(result.error.message || result.error.status);
    return wholeAnswer<TicketPage>(result.data).data;
  },
  hit: (row) => ({
    id: `ticket-${row.id}`,
    to: `/tickets/${row.id}`,
    title: row.subject,
    detail: [row.customer?.name, fa.status[row.status]].filter(Boolean).join(' · '),
    code: row.number,
  }),
});
