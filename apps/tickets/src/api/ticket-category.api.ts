import {
  ticketCategoryDelete,
  ticketCategoryGet,
  ticketCategoryList,
  ticketCategoryStore,
  ticketCategoryUpdate,
} from '@hamyar/contracts/catalog';
import { api, fromCall, refreshLists } from '@hamyar/store';

/** Rows that a choice among all of them reads: more than anybody arranges. */
const ALL = { perPage: 200 } as const;

const ticketCategoryApi = api.enhanceEndpoints({ addTagTypes: ['tickets/category'] }).injectEndpoints({
  endpoints: (build) => ({
    ticketCategories: build.query({ ...fromCall(ticketCategoryList), providesTags: ['tickets/category'] }),
    /** All of them, for the choice of a parent or of the one that replaces another. */
    allTicketCategories: build.query({
      ...fromCall(ticketCategoryList, { input: (_: void) => ALL }),
      providesTags: ['tickets/category'],
    }),
    ticketCategory: build.query({
      ...fromCall(ticketCategoryGet, { input: (id: number) => ({ id }), failures: 'page' }),
      providesTags: ['tickets/category'],
    }),
    createTicketCategory: build.mutation({
      ...fromCall(ticketCategoryStore, { failures: 'form' }),
      invalidatesTags: ['tickets/category'],
      onQueryStarted: refreshLists,
    }),
    updateTicketCategory: build.mutation({
      ...fromCall(ticketCategoryUpdate, { failures: 'form' }),
      invalidatesTags: ['tickets/category'],
      onQueryStarted: refreshLists,
    }),
    deleteTicketCategory: build.mutation({
      ...fromCall(ticketCategoryDelete, { failures: 'caller' }),
      invalidatesTags: ['tickets/category'],
      onQueryStarted: refreshLists,
    }),
  }),
});

export const {
  useTicketCategoriesQuery,
  useAllTicketCategoriesQuery,
  useTicketCategoryQuery,
  useCreateTicketCategoryMutation,
  useUpdateTicketCategoryMutation,
  useDeleteTicketCategoryMutation,
} = ticketCategoryApi;
