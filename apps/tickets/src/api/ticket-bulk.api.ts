import { batchCancel, batchGet, batchRetry } from '@hamyar/contracts/batches';
import { multipleTicketAction } from '@hamyar/contracts/tickets';
import { fromCall } from '@hamyar/store';
import { ticketApi } from './ticket.api.ts';

// Calls of actions on several tickets, and of the batches that do them.
const ticketBulkApi = ticketApi
  .enhanceEndpoints({ addTagTypes: ['tickets/batch', 'tickets/deleted'] })
  .injectEndpoints({
    endpoints: (build) => ({
      multipleTicketAction: build.mutation({
        ...fromCall(multipleTicketAction, { failures: 'caller' }),
        // events do not reach the tab that has caused them
        invalidatesTags: (_data, _error, { action }) => [
          'tickets/list',
          'tickets/counters',
          'tickets/ticket',
          ...(action === 'restore' ? (['tickets/deleted'] as const) : []),
        ],
      }),
      ticketBatch: build.query({
        ...fromCall(batchGet, { input: (id: number) => ({ id }), failures: 'page' }),
        providesTags: (_data, _error, id) => [{ type: 'tickets/batch', id }],
      }),
      ticketBatchRetry: build.mutation({
        ...fromCall(batchRetry, { input: (id: number) => ({ id }) }),
        invalidatesTags: (_data, _error, id) => [{ type: 'tickets/batch', id }],
      }),
      ticketBatchCancel: build.mutation({
        ...fromCall(batchCancel, { input: (id: number) => ({ id }) }),
        invalidatesTags: (_data, _error, id) => [{ type: 'tickets/batch', id }],
      }),
    }),
  });

export const {
  useMultipleTicketActionMutation,
  useTicketBatchQuery,
  useTicketBatchRetryMutation,
  useTicketBatchCancelMutation,
} = ticketBulkApi;
