import { ticketSignatureGet } from '@hamyar/contracts/tickets';
import { api, fromCall } from '@hamyar/store';

const ticketSignatureApi = api.injectEndpoints({
  endpoints: (build) => ({
    // only informs: an answer is written and sent without it
    ticketSignature: build.query({
      ...fromCall(ticketSignatureGet, {
        input: (ticketId: number) => ({ ticket_id: ticketId }),
        failures: 'caller',
      }),
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { useTicketSignatureQuery } = ticketSignatureApi;
