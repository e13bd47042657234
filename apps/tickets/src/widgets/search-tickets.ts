import { ticketList, type TicketRow } from '@hamyar/contracts/tickets';
import { searchProvider } from '@hamyar/module-kit/commands';
import type { SlotFunction } from '@hamyar/module-sdk';
import { send } from '@hamyar/store';
import { fa } from '../messages/fa.ts';

/** Finds tickets by number and subject for the command palette; the server answers only those in scope. */
export const searchTickets: SlotFunction<'search.provider/v1'> = searchProvider<TicketRow>({
  group: fa.list.label,
  icon: 'ticket',
  find: async (text, signal) => {
    const { data, error } = await send(ticketList, { s: text, perPage: 10, sort_by: 'last_activity_at' }, { signal });
    if (error) throw new Error(error.message || error.status);
    return data.data;
  },
  hit: (row) => ({
    id: `ticket-${row.id}`,
    to: `/tickets/${row.id}`,
    title: row.subject,
    detail: [row.customer?.name, fa.status[row.status]].filter(Boolean).join(' · '),
    code: row.number,
  }),
});
