import {
  paths,
  pathTo,
  type Answer,
  type DefaultReciever,
  type ListAnswer,
  type Ticket,
  type TicketCounters,
  type TicketListQuery,
  type TicketRow,
  type TicketStoreBody,
  type TicketUpdateBody,
  type TicketUpdateData,
} from '@hamyar/contracts';
import { api, dataOf, send, wholeAnswer, type ApiError, type ApiRequest } from '@hamyar/store';

/** What a list asks for, without the place in it. */
export type TicketListFilter = Omit<TicketListQuery, 'page' | 'cursor' | 'last' | 'ids'>;
export type TicketPage = ListAnswer<TicketRow>;
/** A change as the wire takes it, with the ticket it belongs to. */
export type TicketUpdateRequest = TicketUpdateBody & { id: number };
/** The answer of a change: NOK carries `code` and the ticket as it is now. */
export type TicketUpdateAnswer = Answer<TicketUpdateData>;

/** Rows fetched at a time by a list that grows while it is scrolled. */
const ROWS_PER_FETCH = 25;

const toQueryParams = (query: TicketListQuery) =>
  query as Readonly<Record<string, string | number | boolean | readonly (string | number)[] | undefined>>;

/** The call behind a page of `ticketList`; without a cursor the first one. */
export const listRequest = (filter: TicketListFilter, cursor: string | null = null): ApiRequest => ({
  path: paths.tickets,
  query: { perPage: ROWS_PER_FETCH, ...toQueryParams(filter), cursor: cursor ?? undefined },
  quiet: true,
});

/** The call behind `ticketCounters`. */
export const countersRequest = (views: readonly (keyof TicketCounters)[]): ApiRequest => ({
  path: paths.ticketCounters,
  query: { views },
  quiet: true,
});

/** Calls of the resource `ticket` that both audiences make. */
export const ticketApi = api
  .enhanceEndpoints({ addTagTypes: ['tickets/list', 'tickets/ticket', 'tickets/counters'] })
  .injectEndpoints({
    endpoints: (build) => ({
      ticketList: build.infiniteQuery<TicketPage, TicketListFilter, string | null>({
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.nextCursor ?? undefined },
        query: ({ queryArg, pageParam }) => listRequest(queryArg, pageParam),
        transformResponse: (answer) => wholeAnswer<TicketPage>(answer),
        providesTags: ['tickets/list'],
      }),
      /** One page by number, for the table. */
      ticketPage: build.query<TicketPage, TicketListQuery>({
        query: (query) => ({ path: paths.tickets, query: toQueryParams(query), quiet: true }),
        transformResponse: (answer) => wholeAnswer<TicketPage>(answer),
        providesTags: ['tickets/list'],
      }),
      ticketGet: build.query<Ticket, number>({
        // only the first read may replace the page: a refetch that fails never tears down an unsent reply (design/api.md)
        queryFn: async (id, { getState, signal }) => {
          const known = ticketApi.endpoints.ticketGet.select(id)(getState() as never).data;
          const result = await send(
            { path: pathTo(paths.ticket, { id }), page: known === undefined, quiet: known !== undefined },
            signal,
          );
          return 'data' in result ? { data: dataOf<Ticket>(result.data) } : result;
        },
        providesTags: (_data, _error, id) => [{ type: 'tickets/ticket', id }],
      }),
      ticketCounters: build.query<TicketCounters, readonly (keyof TicketCounters)[]>({
        query: countersRequest,
        transformResponse: (answer) => dataOf<TicketCounters>(answer),
        providesTags: ['tickets/counters'],
      }),
      ticketStore: build.mutation<Answer<{ id: number; number: string }>, TicketStoreBody>({
        query: (body) => ({ path: paths.tickets, method: 'POST', body }),
        transformResponse: (answer) => wholeAnswer<Answer<{ id: number; number: string }>>(answer),
        invalidatesTags: ['tickets/list', 'tickets/counters'],
      }),
      ticketUpdate: build.mutation<TicketUpdateAnswer, TicketUpdateRequest>({
        query: ({ id, ...body }) => ({ path: pathTo(paths.ticket, { id }), method: 'POST', body, quiet: true }),
        transformResponse: (answer) => wholeAnswer<TicketUpdateAnswer>(answer),
        invalidatesTags: ['tickets/counters'],
      }),
      ticketRead: build.mutation<null, { id: number; last_read_seq: number }>({
        query: ({ id, last_read_seq }) => ({
          path: pathTo(paths.ticketRead, { id }),
          method: 'PUT',
          body: { last_read_seq },
          quiet: true,
        }),
        transformResponse: () => null,
        invalidatesTags: ['tickets/counters'],
      }),
      deleteTicketContent: build.mutation<
        Answer<{ outcome: 'cancelled' | 'deleted' }>,
        { ticket_id: number; ticket_content_id: number }
      >({
        query: ({ ticket_content_id }) => ({
          path: paths.deleteTicketContent,
          method: 'DELETE',
          query: { ticket_content_id },
          quiet: true,
        }),
        transformResponse: (answer) => wholeAnswer<Answer<{ outcome: 'cancelled' | 'deleted' }>>(answer),
        invalidatesTags: (_data, _error, { ticket_id }) => [{ type: 'tickets/ticket', id: ticket_id }],
      }),
      checkDefaultReciever: build.query<DefaultReciever, number>({
        query: (department_id) => ({ path: paths.checkDefaultReciever, query: { department_id }, quiet: true }),
        transformResponse: (answer) => dataOf<DefaultReciever>(answer),
      }),
    }),
  });

export const {
  useTicketListInfiniteQuery,
  useTicketPageQuery,
  useTicketGetQuery,
  useTicketCountersQuery,
  useTicketStoreMutation,
  useTicketUpdateMutation,
  useTicketReadMutation,
  useDeleteTicketContentMutation,
  useCheckDefaultRecieverQuery,
} = ticketApi;

/** Reads rows by their ids, with or without the filters of a list; for live updates. Null when the call was refused; rejects when nobody answered. */
export async function fetchRows(ids: readonly number[], filter: TicketListFilter = {}): Promise<TicketRow[] | null> {
  const result = await send({
    path: paths.tickets,
    query: { ...toQueryParams(filter), perPage: 200, ids: [...ids] },
    quiet: true,
  });
  if ('data' in result) return (result.data as TicketPage).data;
  if (isUnreachable(result.error)) throw new Error('nobody answered', { cause: result.error });
  return null;
}

/** True when an error says that the call never reached the server, so that trying again is safe and sensible. */
export const isUnreachable = (error: ApiError): boolean =>
  error.status === 'NETWORK' || error.status === 'OFFLINE' || error.status === 'TIMEOUT';
