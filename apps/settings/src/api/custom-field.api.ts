import {
  customFieldDelete,
  customFieldList,
  customFieldStore,
  customFieldUpdate,
  CUSTOM_FIELDS_MAX,
  type CustomFieldContext,
} from '@hamyar/contracts/forms';
import { updateOrder } from '@hamyar/contracts/system';
import { api, fromCall } from '@hamyar/store';

/** The fields of one context, or of one department. */
export interface FieldsOf {
  context: CustomFieldContext;
  department_id?: number;
}

/** Custom fields. A form that contains them shows them, so a change of a field is read by its builder too. */
const customFieldApi = api
  .enhanceEndpoints({ addTagTypes: ['settings/custom-field', 'settings/form'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** All of them: no context has more than one page. */
      customFields: build.query({
        ...fromCall(customFieldList, { input: (of: FieldsOf) => ({ ...of, perPage: CUSTOM_FIELDS_MAX }) }),
        providesTags: ['settings/custom-field'],
      }),
      createCustomField: build.mutation({
        ...fromCall(customFieldStore, { failures: 'caller' }),
        invalidatesTags: ['settings/custom-field'],
      }),
      updateCustomField: build.mutation({
        ...fromCall(customFieldUpdate, { failures: 'caller' }),
        invalidatesTags: ['settings/custom-field'],
      }),
      /** A change of a row of the list, which has no form that could say what was refused. */
      updateCustomFieldInList: build.mutation({
        ...fromCall(customFieldUpdate),
        invalidatesTags: ['settings/custom-field'],
      }),
      deleteCustomField: build.mutation({
        ...fromCall(customFieldDelete, { input: (id: number) => ({ id }) }),
        invalidatesTags: ['settings/custom-field', 'settings/form'],
      }),
      sortCustomFields: build.mutation({
        ...fromCall(updateOrder, { input: (type_ids: number[]) => ({ type: 'customField' as const, type_ids }) }),
        // what the server says of it is shown [8.16]
        transformResponse: (_data: unknown, meta?: { message?: string }) => meta?.message ?? '',
        invalidatesTags: ['settings/custom-field'],
      }),
    }),
  });

export const {
  useCustomFieldsQuery,
  useCreateCustomFieldMutation,
  useUpdateCustomFieldMutation,
  useUpdateCustomFieldInListMutation,
  useDeleteCustomFieldMutation,
  useSortCustomFieldsMutation,
} = customFieldApi;
