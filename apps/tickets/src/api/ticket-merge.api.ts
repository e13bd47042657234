import { ticketLink, ticketMerge, ticketMergeCandidates, ticketSplit, ticketUnmerge } from '@hamyar/contracts/tickets';
import { fromCall } from '@hamyar/store';
import { ticketApi } from './ticket.api.ts';

/** Lists and the tickets on both sides change. */
const ofTwo = (id: number, other: number | null) => [
  'tickets/list' as const,
  'tickets/counters' as const,
  { type: 'tickets/ticket' as const, id },
  ...(other === null ? [] : [{ type: 'tickets/ticket' as const, id: other }]),
];

/** Calls by which tickets become one, two or related. */
const ticketMergeApi = ticketApi.injectEndpoints({
  endpoints: (build) => ({
    ticketMergeCandidates: build.query({ ...fromCall(ticketMergeCandidates), keepUnusedDataFor: 30 }),
    ticketMerge: build.mutation({
      ...fromCall(ticketMerge, { failures: 'caller' }),
      invalidatesTags: (_data, _error, { id, target_id }) => ofTwo(id, target_id),
    }),
    ticketUnmerge: build.mutation({
      ...fromCall(ticketUnmerge, { failures: 'caller' }),
      invalidatesTags: (_data, _error, { id }) => ['tickets/ticket', ...ofTwo(id, null)],
    }),
    ticketSplit: build.mutation({
      ...fromCall(ticketSplit, { failures: 'caller' }),
      invalidatesTags: (_data, _error, { id }) => ofTwo(id, null),
    }),
    ticketLink: build.mutation({
      ...fromCall(ticketLink, { failures: 'caller' }),
      invalidatesTags: (_data, _error, { id, other_id }) => ofTwo(id, other_id),
    }),
  }),
});

export const {
  useTicketMergeCandidatesQuery,
  useTicketMergeMutation,
  useTicketUnmergeMutation,
  useTicketSplitMutation,
  useTicketLinkMutation,
} = ticketMergeApi;
