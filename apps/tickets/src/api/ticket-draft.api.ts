import { ticketDraftClaim, ticketDraftShare } from '@hamyar/contracts/tickets';
import { fromCall } from '@hamyar/store';
import { ticketApi } from './ticket.api.ts';

/** Calls about the drafts of answers that colleagues share. */
const ticketDraftApi = ticketApi.injectEndpoints({
  endpoints: (build) => ({
    ticketDraftShare: build.mutation({
      ...fromCall(ticketDraftShare, { failures: 'caller' }),
      invalidatesTags: (_data, _error, { id }) => [{ type: 'tickets/ticket', id }],
    }),
    ticketDraftClaim: build.mutation({
      ...fromCall(ticketDraftClaim, { failures: 'caller' }),
      invalidatesTags: (_data, _error, { id }) => [{ type: 'tickets/ticket', id }],
    }),
  }),
});

export const { useTicketDraftShareMutation, useTicketDraftClaimMutation } = ticketDraftApi;
