import { ratingLinkGet, ratingLinkPut, satisfactionPut } from '@hamyar/contracts/tickets';
import { fromCall } from '@hamyar/store';
import { ticketApi } from './ticket.api.ts';

/** Calls by which customers rate: in the panel, and by the link of a mail. */
const satisfactionApi = ticketApi.injectEndpoints({
  endpoints: (build) => ({
    satisfaction: build.mutation({
      ...fromCall(satisfactionPut, { failures: 'form' }),
      invalidatesTags: (_data, _error, { ticket_id }) => [{ type: 'tickets/ticket', id: ticket_id }, 'tickets/list'],
    }),
    ratingLink: build.query({
      ...fromCall(ratingLinkGet, { input: (token: string) => ({ token }), failures: 'page' }),
      providesTags: ['tickets/ticket'],
    }),
    rateByLink: build.mutation({
      ...fromCall(ratingLinkPut, { failures: 'form' }),
      // whose ticket it is, the page does not know
      invalidatesTags: ['tickets/ticket', 'tickets/list'],
    }),
  }),
});

export const { useSatisfactionMutation, useRatingLinkQuery, useRateByLinkMutation } = satisfactionApi;
