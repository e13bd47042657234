import { ticketDueGet, ticketDueLayerUpdate } from '@hamyar/contracts/tickets';
import { api, fromCall } from '@hamyar/store';

const ticketDueApi = api.enhanceEndpoints({ addTagTypes: ['tickets/due'] }).injectEndpoints({
  endpoints: (build) => ({
    // the calendar is as useful without them: its strip says that they are missing
    ticketDue: build.query({ ...fromCall(ticketDueGet, { failures: 'caller' }), providesTags: ['tickets/due'] }),
    arrangeDueLayer: build.mutation({
      ...fromCall(ticketDueLayerUpdate),
      invalidatesTags: (_data, error) => (error ? [] : ['tickets/due']),
    }),
  }),
});

export const { useTicketDueQuery, useArrangeDueLayerMutation } = ticketDueApi;
