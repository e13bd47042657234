import { multipleUserAction } from '@hamyar/contracts/customers';
import { multipleDelete } from '@hamyar/contracts/system';
import { api, fromCall } from '@hamyar/store';

/** Changes of several customers, each of which succeeds or fails for itself. */
const customerBulkApi = api.enhanceEndpoints({ addTagTypes: ['customers/customer'] }).injectEndpoints({
  endpoints: (build) => ({
    changeCustomers: build.mutation({
      ...fromCall(multipleUserAction, { failures: 'caller' }),
      invalidatesTags: ['customers/customer'],
    }),
    deleteCustomers: build.mutation({
      ...fromCall(multipleDelete, {
        input: (type_ids: number[]) => ({ type: 'user' as const, type_ids }),
        failures: 'caller',
      }),
      invalidatesTags: ['customers/customer'],
    }),
  }),
});

export const { useChangeCustomersMutation, useDeleteCustomersMutation } = customerBulkApi;
