import {
  customerLevelDelete,
  customerLevelGet,
  customerLevelList,
  customerLevelStore,
  customerLevelUpdate,
} from '@hamyar/contracts/customers';
import { api, fromCall, refreshLists } from '@hamyar/store';

const customerLevelApi = api.enhanceEndpoints({ addTagTypes: ['customers/level'] }).injectEndpoints({
  endpoints: (build) => ({
    customerLevels: build.query({ ...fromCall(customerLevelList), providesTags: ['customers/level'] }),
    /** All of them, for the choice of the one that replaces another. */
    allCustomerLevels: build.query({
      ...fromCall(customerLevelList, { input: (_: void) => ({}), rows: 'all' }),
      providesTags: ['customers/level'],
    }),
    customerLevel: build.query({
      ...fromCall(customerLevelGet, { input: (id: number) => ({ id }), failures: 'page' }),
      providesTags: ['customers/level'],
    }),
    createCustomerLevel: build.mutation({
      ...fromCall(customerLevelStore, { failures: 'form' }),
      invalidatesTags: ['customers/level'],
      onQueryStarted: refreshLists,
    }),
    updateCustomerLevel: build.mutation({
      ...fromCall(customerLevelUpdate, { failures: 'form' }),
      invalidatesTags: ['customers/level'],
      onQueryStarted: refreshLists,
    }),
    deleteCustomerLevel: build.mutation({
      ...fromCall(customerLevelDelete, { failures: 'caller' }),
      invalidatesTags: ['customers/level'],
      onQueryStarted: refreshLists,
    }),
  }),
});

export const {
  useCustomerLevelsQuery,
  useAllCustomerLevelsQuery,
  useCustomerLevelQuery,
  useCreateCustomerLevelMutation,
  useUpdateCustomerLevelMutation,
  useDeleteCustomerLevelMutation,
} = customerLevelApi;
