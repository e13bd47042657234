import { ticketCounters } from '@hamyar/contracts/tickets';
import type { SsrQuery } from '@hamyar/module-sdk';
import { outputOf } from '@hamyar/store';
import { countersRequest, listRequest } from '../api/ticket.api.ts';
import { listQuery, readListState, type TicketViewName } from './ticket-filter.conversions.ts';

/** What {@link useTicketList} asks for first, for the server to answer with the page. */
export function initialListReads(
  search: URLSearchParams,
  views: readonly TicketViewName[],
  landing: TicketViewName,
): SsrQuery[] {
  const filter = listQuery(readListState(search, landing));
  return [
    {
      endpoint: 'ticketList',
      arg: filter,
      request: listRequest(filter),
      value: (answer) => ({ pages: [answer], pageParams: [null] }),
    },
    {
      endpoint: 'ticketCounters',
      arg: views,
      request: countersRequest(views),
      value: (answer) => outputOf(ticketCounters, answer),
    },
  ];
}
