import { ticketExportGet, ticketExportStore } from '@hamyar/contracts/tickets';
import { fromCall } from '@hamyar/store';
import { ticketApi } from './ticket.api.ts';

// Calls of files of the ticket list.
const ticketExportApi = ticketApi.injectEndpoints({
  endpoints: (build) => ({
    startTicketExport: build.mutation({ ...fromCall(ticketExportStore, { failures: 'caller' }) }),
    ticketExport: build.query({
      ...fromCall(ticketExportGet, { input: (id: number) => ({ id }), failures: 'page' }),
    }),
  }),
});

export const { useStartTicketExportMutation, useTicketExportQuery } = ticketExportApi;
