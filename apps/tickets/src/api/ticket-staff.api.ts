import { KEYWORD_MAX, type OutputOf } from '@hamyar/contracts';
import { userList } from '@hamyar/contracts/customers';
import {
  deletedTicketList,
  ticketAssignees,
  ticketContentUpdate,
  ticketContentVersions,
  ticketDelete,
  ticketFollow,
  ticketHistory,
  ticketRestore,
  ticketMentionCandidates,
  ticketShareCandidates,
  ticketShares,
  ticketSla,
} from '@hamyar/contracts/tickets';
import { fromCall } from '@hamyar/store';
import { ticketApi } from './ticket.api.ts';

/** What a field that searches customers sends. */
const SHORT_LIST = { employee: 0, fast: true, perPage: 25 };

const rowsOf = (page: OutputOf<typeof userList>) => page.data;

/** The clocks of a ticket as it is at `state`: another state of it has other clocks, and is asked for anew. */
interface SlaQuestion {
  id: number;
  state: string;
}

/** Calls of the resource `ticket` that only employees make; the customer edition does not contain them. */
export const ticketStaffApi = ticketApi
  .enhanceEndpoints({ addTagTypes: ['tickets/history', 'tickets/deleted'] })
  .injectEndpoints({
    endpoints: (build) => ({
      ticketAssignees: build.query({ ...fromCall(ticketAssignees), keepUnusedDataFor: 30 }),
      ticketHistory: build.query({
        ...fromCall(ticketHistory, { input: (id: number) => ({ id }) }),
        providesTags: (_data, _error, id) => [{ type: 'tickets/history', id }],
      }),
      ticketSla: build.query({
        ...fromCall(ticketSla, { input: ({ id }: SlaQuestion) => ({ id }) }),
        keepUnusedDataFor: 30,
      }),
      ticketMentionCandidates: build.query({
        ...fromCall(ticketMentionCandidates, { input: (id: number) => ({ id }) }),
        keepUnusedDataFor: 30,
      }),
      ticketShareCandidates: build.query({
        ...fromCall(ticketShareCandidates, { input: (id: number) => ({ id }) }),
        keepUnusedDataFor: 30,
      }),
      ticketShares: build.mutation({
        ...fromCall(ticketShares, { failures: 'caller' }),
        invalidatesTags: (_data, _error, { id }) => [{ type: 'tickets/history', id }],
      }),
      deletedTickets: build.query({ ...fromCall(deletedTicketList), providesTags: ['tickets/deleted'] }),
      ticketDelete: build.mutation({
        ...fromCall(ticketDelete, { input: (id: number) => ({ id }) }),
        invalidatesTags: ['tickets/deleted', 'tickets/counters'],
      }),
      ticketRestore: build.mutation({
        ...fromCall(ticketRestore, { input: (id: number) => ({ id }) }),
        invalidatesTags: (_data, _error, id) => [
          'tickets/deleted',
          'tickets/list',
          'tickets/counters',
          { type: 'tickets/ticket', id },
        ],
      }),
      ticketFollow: build.mutation({
        ...fromCall(ticketFollow, { failures: 'caller' }),
        invalidatesTags: (_data, _error, { id }) => [{ type: 'tickets/ticket', id }],
      }),
      ticketContentUpdate: build.mutation({ ...fromCall(ticketContentUpdate, { failures: 'caller' }) }),
      ticketContentVersions: build.query({
        ...fromCall(ticketContentVersions),
        keepUnusedDataFor: 0,
      }),
      customerSearch: build.query({
        ...fromCall(userList, {
          input: (keyword: string) => ({ ...SHORT_LIST, keyword: keyword.slice(0, KEYWORD_MAX) }),
        }),
        transformResponse: rowsOf,
        keepUnusedDataFor: 30,
      }),
      customersByIds: build.query({
        ...fromCall(userList, { input: (ids: readonly number[]) => ({ ...SHORT_LIST, ids: [...ids] }) }),
        transformResponse: rowsOf,
      }),
    }),
  });

export const {
  useTicketAssigneesQuery,
  useTicketHistoryQuery,
  useTicketContentUpdateMutation,
  useTicketContentVersionsQuery,
  useTicketSlaQuery,
  useTicketMentionCandidatesQuery,
  useTicketShareCandidatesQuery,
  useTicketSharesMutation,
  useTicketFollowMutation,
  useDeletedTicketsQuery,
  useTicketDeleteMutation,
  useTicketRestoreMutation,
  useCustomerSearchQuery,
  useCustomersByIdsQuery,
} = ticketStaffApi;
