import {
  savedViewDelete,
  savedViewList,
  savedViewStore,
  savedViewUpdate,
  ticketCounters,
} from '@hamyar/contracts/tickets';
import { fromCall } from '@hamyar/store';
import { ticketApi } from './ticket.api.ts';

/** Calls on saved views of the list, which only employees have. */
const savedViewApi = ticketApi.enhanceEndpoints({ addTagTypes: ['tickets/saved-views'] }).injectEndpoints({
  endpoints: (build) => ({
    savedViews: build.query({ ...fromCall(savedViewList), providesTags: ['tickets/saved-views'] }),
    savedViewCounters: build.query({
      ...fromCall(ticketCounters, { input: (view_ids: readonly number[]) => ({ view_ids: [...view_ids] }) }),
      providesTags: ['tickets/counters'],
    }),
    createSavedView: build.mutation({
      ...fromCall(savedViewStore, { failures: 'caller' }),
      invalidatesTags: ['tickets/saved-views'],
    }),
    changeSavedView: build.mutation({
      ...fromCall(savedViewUpdate, { failures: 'caller' }),
      invalidatesTags: ['tickets/saved-views', 'tickets/counters'],
    }),
    deleteSavedView: build.mutation({
      ...fromCall(savedViewDelete, { input: (id: number) => ({ id }) }),
      invalidatesTags: ['tickets/saved-views'],
    }),
  }),
});

export const {
  useSavedViewsQuery,
  useSavedViewCountersQuery,
  useCreateSavedViewMutation,
  useChangeSavedViewMutation,
  useDeleteSavedViewMutation,
} = savedViewApi;
