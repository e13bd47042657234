import { ticketOpeningGet } from '@hamyar/contracts/tickets';
import { api, fromCall } from '@hamyar/store';

const ticketOpeningApi = api.injectEndpoints({
  endpoints: (build) => ({
    // only informs: the server refuses the ticket with the same words
    ticketOpening: build.query(fromCall(ticketOpeningGet, { failures: 'caller' })),
  }),
});

export const { useTicketOpeningQuery } = ticketOpeningApi;
