import type { ListAnswer, TicketViewName } from '@hamyar/contracts';
import {
  checkDefaultReciever,
  deleteTicketContent,
  ticketCounters,
  ticketFormChoice,
  ticketGet,
  ticketList,
  ticketRead,
  ticketStore,
  ticketUpdate,
  type Ticket,
  type TicketListQuery,
  type TicketRow,
} from '@hamyar/contracts/tickets';
import { api, fromCall, isUnreachable, requestOf, send } from '@hamyar/store';

/** The query of a list, without page and cursor. */
export type TicketListFilter = Omit<TicketListQuery, 'page' | 'cursor' | 'last' | 'ids'>;
export type TicketPage = ListAnswer<TicketRow>;

/** Rows fetched at a time by a list that grows while it is scrolled. */
const ROWS_PER_FETCH = 25;

/** Calls of the resource `ticket` that customers and employees make. */
export const ticketApi = api
  .enhanceEndpoints({
    addTagTypes: ['tickets/list', 'tickets/ticket', 'tickets/counters', 'tickets/recipient', 'tickets/form'],
  })
  .injectEndpoints({
    endpoints: (build) => ({
      ticketList: build.infiniteQuery<TicketPage, TicketListFilter, string | null>({
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.nextCursor ?? undefined },
        query: ({ queryArg, pageParam }) =>
          requestOf(ticketList, { perPage: ROWS_PER_FETCH, ...queryArg, cursor: pageParam ?? undefined }),
        providesTags: ['tickets/list'],
      }),
      /** One page by number, for the table. */
      ticketPage: build.query({ ...fromCall(ticketList), providesTags: ['tickets/list'] }),
      ticketGet: build.query<Ticket, number>({
        ...fromCall(ticketGet, { input: (id: number) => ({ id }), failures: 'page' }),
        providesTags: (_data, _error, id) => [{ type: 'tickets/ticket', id }],
      }),
      ticketCounters: build.query({
        ...fromCall(ticketCounters, {
          input: ({ views, mine }: { views: readonly TicketViewName[]; mine?: true | undefined }) => ({
            views: [...views],
            mine,
          }),
        }),
        providesTags: ['tickets/counters'],
      }),
      ticketFormChoice: build.query({ ...fromCall(ticketFormChoice), providesTags: ['tickets/form'] }),
      ticketStore: build.mutation({
        ...fromCall(ticketStore, { failures: 'form' }),
        invalidatesTags: ['tickets/list', 'tickets/counters'],
      }),
      ticketUpdate: build.mutation({
        ...fromCall(ticketUpdate, { failures: 'caller' }),
        invalidatesTags: ['tickets/counters'],
      }),
      ticketRead: build.mutation({
        ...fromCall(ticketRead, { failures: 'caller' }),
        invalidatesTags: ['tickets/counters'],
      }),
      deleteTicketContent: build.mutation({
        ...fromCall(deleteTicketContent, {
          input: ({ ticket_id: _, ...query }: { ticket_id: number; ticket_content_id: number; undo?: true }) => query,
          failures: 'caller',
        }),
        invalidatesTags: (_data, _error, { ticket_id }) => [{ type: 'tickets/ticket', id: ticket_id }],
      }),
      checkDefaultReciever: build.query({
        ...fromCall(checkDefaultReciever, { input: (department_id: number) => ({ department_id }) }),
        providesTags: ['tickets/recipient'],
      }),
    }),
  });

export const {
  useTicketListInfiniteQuery,
  useLazyTicketPageQuery,
  useTicketPageQuery,
  useTicketGetQuery,
  useTicketCountersQuery,
  useTicketFormChoiceQuery,
  useTicketStoreMutation,
  useTicketUpdateMutation,
  useTicketReadMutation,
  useDeleteTicketContentMutation,
  useCheckDefaultRecieverQuery,
} = ticketApi;

/**
 * Reads rows by their ids, with or without the filters of a list; for live updates. Null when the call was refused;
 * rejects when the server could not be reached.
 */
export async function fetchRows(ids: readonly number[], filter: TicketListFilter = {}): Promise<TicketRow[] | null> {
  const { data, error } = await send(ticketList, { ...filter, perPage: 200, ids: [...ids] });
  if (data) return data.data;
  if (error && isUnreachable(error)) throw new Error('nobody answered', { cause: error });
  return null;
}
