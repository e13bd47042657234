import {
  customerCustomFieldGet,
  customerCustomFieldUpdate,
  organizationCustomFieldGet,
  organizationCustomFieldUpdate,
} from '@hamyar/contracts/forms';
import { api, fromCall } from '@hamyar/store';

/** Custom fields of customers and organisations with their values. */
const customFieldApi = api.enhanceEndpoints({ addTagTypes: ['customers/custom-values'] }).injectEndpoints({
  endpoints: (build) => ({
    customerFields: build.query({
      ...fromCall(customerCustomFieldGet, { input: (id: number) => ({ id }) }),
      providesTags: ['customers/custom-values'],
    }),
    fillInCustomer: build.mutation({
      ...fromCall(customerCustomFieldUpdate, { failures: 'caller' }),
      invalidatesTags: ['customers/custom-values'],
    }),
    organizationFields: build.query({
      ...fromCall(organizationCustomFieldGet, { input: (id: number) => ({ id }) }),
      providesTags: ['customers/custom-values'],
    }),
    fillInOrganization: build.mutation({
      ...fromCall(organizationCustomFieldUpdate, { failures: 'caller' }),
      invalidatesTags: ['customers/custom-values'],
    }),
  }),
});

export const {
  useCustomerFieldsQuery,
  useFillInCustomerMutation,
  useOrganizationFieldsQuery,
  useFillInOrganizationMutation,
} = customFieldApi;
