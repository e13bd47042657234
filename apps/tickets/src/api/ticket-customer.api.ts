import { satisfactionPut } from '@hamyar/contracts/tickets';
import { fromCall } from '@hamyar/store';
import { ticketApi } from './ticket.api.ts';

/** Calls of the resource `ticket` that only customers make. */
const ticketCustomerApi = ticketApi.injectEndpoints({
  endpoints: (build) => ({
    satisfaction: build.mutation({
      ...fromCall(satisfactionPut, { failures: 'form' }),
      invalidatesTags: (_data, _error, { ticket_id }) => [{ type: 'tickets/ticket', id: ticket_id }, 'tickets/list'],
    }),
  }),
});

export const { useSatisfactionMutation } = ticketCustomerApi;
