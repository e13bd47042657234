import type { CustomerEvent, ListAnswer } from '@hamyar/contracts';
import {
  customerEventDelete,
  customerEventList,
  customerEventStore,
  EVENT_PAGE_SIZE,
  type CustomerEventListQuery,
} from '@hamyar/contracts/customer-events';
import { api, fromCall, getStore, requestOf } from '@hamyar/store';

/** The filter of a history (spec 3.26). */
export type EventFilter = Pick<CustomerEventListQuery, 'from_date' | 'to_date' | 'type' | 'customer_event_type_ids'>;
/** Whose history it is: that of a customer, or of everybody of an organisation. */
export type HistoryOf = { user_id: number } | { organization_id: number };
/** What is asked of a history. */
export interface EventHistory extends EventFilter {
  of: HistoryOf;
  /** Another number reads the history again from its first page. */
  round: number;
}

const customerEventApi = api.enhanceEndpoints({ addTagTypes: ['customers/event'] }).injectEndpoints({
  endpoints: (build) => ({
    customerEvents: build.infiniteQuery<ListAnswer<CustomerEvent>, EventHistory, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ currentPage, totalPages }) => (currentPage < totalPages ? currentPage + 1 : undefined),
      },
      query: ({ queryArg: { round: _, of, ...filter }, pageParam }) =>
        requestOf(customerEventList, { ...of, ...filter, page: pageParam, perPage: EVENT_PAGE_SIZE }),
      providesTags: ['customers/event'],
    }),
    createCustomerEvent: build.mutation(fromCall(customerEventStore, { failures: 'form' })),
    deleteCustomerEvent: build.mutation({
      ...fromCall(customerEventDelete, { input: (id: number) => ({ id }) }),
      invalidatesTags: ['customers/event'],
    }),
  }),
});

export const { useCustomerEventsInfiniteQuery, useCreateCustomerEventMutation, useDeleteCustomerEventMutation } =
  customerEventApi;

/** Reads what is shown of histories again. */
export function refreshEvents(): void {
  getStore().dispatch(customerEventApi.util.invalidateTags(['customers/event']));
}
