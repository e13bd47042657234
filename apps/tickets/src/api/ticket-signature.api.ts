import { ticketSignatureGet } from '@hamyar/contracts/tickets';
import { api, fromCall } from '@hamyar/store';

const ticketSignatureApi = api.injectEndpoints({
  endpoints: (build) => ({
    // only informs: an answer is written and sent without it
    ticketSignature: build.query({
      ...fromCall(ticketSignatureGet, {
        // another department signs differently
        input: ({ ticketId }: { ticketId: number; departmentId: number }) => ({ ticket_id: ticketId }),
        failures: 'caller',
      }),
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { useTicketSignatureQuery } = ticketSignatureApi;
