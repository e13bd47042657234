import {
  paths,
  pathTo,
  type ListAnswer,
  type Person,
  type TicketHistoryRow,
  type UserListRow,
} from '@hamyar/contracts';
import { dataOf, wholeAnswer } from '@hamyar/store';
import { ticketApi } from './ticket.api.ts';

/** Calls of the resource `ticket` that only employees make; never part of the customer container. */
export const ticketStaffApi = ticketApi.enhanceEndpoints({ addTagTypes: ['tickets/history'] }).injectEndpoints({
  endpoints: (build) => ({
    ticketAssignees: build.query<Person[], { id: number; department_id?: number }>({
      query: ({ id, department_id }) => ({
        path: pathTo(paths.ticketAssignees, { id }),
        query: { department_id },
        quiet: true,
      }),
      transformResponse: (answer) => dataOf<Person[]>(answer),
      keepUnusedDataFor: 30,
    }),
    ticketHistory: build.query<TicketHistoryRow[], number>({
      query: (id) => ({ path: pathTo(paths.ticketHistory, { id }), quiet: true }),
      transformResponse: (answer) => dataOf<TicketHistoryRow[]>(answer),
      providesTags: (_data, _error, id) => [{ type: 'tickets/history', id }],
    }),
    ticketFollow: build.mutation<null, { id: number; follow: boolean }>({
      query: ({ id, follow }) => ({
        path: pathTo(paths.ticketFollow, { id }),
        method: 'PUT',
        body: { follow },
        quiet: true,
      }),
      transformResponse: () => null,
      invalidatesTags: (_data, _error, { id }) => [{ type: 'tickets/ticket', id }],
    }),
    customerSearch: build.query<UserListRow[], string>({
      query: (keyword) => ({ path: paths.users, query: { employee: 0, fast: 1, keyword, perPage: 25 }, quiet: true }),
      transformResponse: (answer) => wholeAnswer<ListAnswer<UserListRow>>(answer).data,
      keepUnusedDataFor: 30,
    }),
    customersByIds: build.query<UserListRow[], readonly number[]>({
      query: (ids) => ({ path: paths.users, query: { employee: 0, fast: 1, ids, perPage: 25 }, quiet: true }),
      transformResponse: (answer) => wholeAnswer<ListAnswer<UserListRow>>(answer).data,
    }),
  }),
});

export const {
  useTicketAssigneesQuery,
  useTicketHistoryQuery,
  useTicketFollowMutation,
  useCustomerSearchQuery,
  useCustomersByIdsQuery,
} = ticketStaffApi;
