import {
  CUSTOM_FIELDS_MAX,
  customerCustomFieldGet,
  customerCustomFieldUpdate,
  customerFieldValues,
  customFieldList,
  organizationCustomFieldGet,
  organizationCustomFieldUpdate,
} from '@hamyar/contracts/forms';
import { fieldValuesReading, type ReadFieldValues, type ReadPage } from '@hamyar/module-kit/custom-fields';
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
    /** The fields that are columns of the list of customers, and filter it. */
    listedCustomerFields: build.query({
      ...fromCall(customFieldList, {
        input: (_: void) => ({
          context: 'customer' as const,
          show_in_list: true,
          is_archived: false,
          perPage: CUSTOM_FIELDS_MAX,
        }),
      }),
      providesTags: ['customers/custom-values'],
    }),
    customerFieldValues: build.query<ReadFieldValues, ReadPage>({
      ...fromCall(customerFieldValues, { input: fieldValuesReading.input, failures: 'caller' }),
      transformResponse: fieldValuesReading.transformResponse,
      keepUnusedDataFor: 10,
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
  useCustomerFieldValuesQuery,
  useListedCustomerFieldsQuery,
  useFillInCustomerMutation,
  useOrganizationFieldsQuery,
  useFillInOrganizationMutation,
} = customFieldApi;
