import {
  ticketCategoryDelete,
  ticketCategoryGet,
  ticketCategoryList,
  ticketCategoryStore,
  ticketCategoryUpdate,
} from '@hamyar/contracts/catalog';
import { api, fromCall, refreshLists } from '@hamyar/store';

const ticketCategoryApi = api.enhanceEndpoints({ addTagTypes: ['tickets/category'] }).injectEndpoints({
  endpoints: (build) => ({
    ticketCategories: build.query({ ...fromCall(ticketCategoryList), providesTags: ['tickets/category'] }),
    /** All of them, for the choice of a parent or of the one that replaces another. */
    allTicketCategories: build.query({
      ...fromCall(ticketCategoryList, { input: (_: void) => ({}), rows: 'all' }),
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
