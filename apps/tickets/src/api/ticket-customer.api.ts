import { ratingLinkGet, satisfactionPut } from '@hamyar/contracts/tickets';
import { fromCall } from '@hamyar/store';
import { ticketApi } from './ticket.api.ts';

/** Calls of the resource `ticket` that only customers make. */
const ticketCustomerApi = ticketApi.injectEndpoints({
  endpoints: (build) => ({
    satisfaction: build.mutation({
      ...fromCall(satisfactionPut, { failures: 'form' }),
      invalidatesTags: (_data, _error, of) =>
        'ticket_id' in of
          ? [{ type: 'tickets/ticket', id: of.ticket_id }, 'tickets/list']
          : ['tickets/ticket', 'tickets/list'],
    }),
    ratingLink: build.query(fromCall(ratingLinkGet, { input: (token: string) => ({ token }), failures: 'page' })),
  }),
});

export const { useSatisfactionMutation, useRatingLinkQuery } = ticketCustomerApi;
