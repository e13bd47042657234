import {
  customerEventTypeDelete,
  customerEventTypeList,
  customerEventTypeStore,
  customerEventTypeUpdate,
} from '@hamyar/contracts/customer-events';
import { api, fromCall, refreshLists } from '@hamyar/store';

const eventTypeApi = api.enhanceEndpoints({ addTagTypes: ['customers/event-type'] }).injectEndpoints({
  endpoints: (build) => ({
    eventTypes: build.query({ ...fromCall(customerEventTypeList), providesTags: ['customers/event-type'] }),
    /** All of them, for the choice of the one that replaces another. */
    allEventTypes: build.query({
      ...fromCall(customerEventTypeList, { input: (_: void) => ({}), rows: 'all' }),
      providesTags: ['customers/event-type'],
    }),
    createEventType: build.mutation({
      ...fromCall(customerEventTypeStore, { failures: 'caller' }),
      invalidatesTags: ['customers/event-type'],
      onQueryStarted: refreshLists,
    }),
    updateEventType: build.mutation({
      ...fromCall(customerEventTypeUpdate, { failures: 'caller' }),
      invalidatesTags: ['customers/event-type'],
      onQueryStarted: refreshLists,
    }),
    deleteEventType: build.mutation({
      ...fromCall(customerEventTypeDelete, { failures: 'caller' }),
      invalidatesTags: ['customers/event-type'],
      onQueryStarted: refreshLists,
    }),
  }),
});

export const {
  useEventTypesQuery,
  useAllEventTypesQuery,
  useCreateEventTypeMutation,
  useUpdateEventTypeMutation,
  useDeleteEventTypeMutation,
} = eventTypeApi;
