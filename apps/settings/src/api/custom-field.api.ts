import type { SocketEvents } from '@hamyar/contracts';
import {
  customFieldDelete,
  customFieldList,
  customFieldStore,
  customFieldUpdate,
  CUSTOM_FIELDS_MAX,
  type CustomFieldContext,
} from '@hamyar/contracts/forms';
import { updateOrder } from '@hamyar/contracts/system';
import { api, fromCall, refreshLists } from '@hamyar/store';

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
        // one that exists is refreshed when its values have come into the search
        onQueryStarted: (body, started) => (body.searchable ? refreshLists(body, started) : undefined),
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

/** Shows how far the values of a field are prepared for the search, without another reading of all fields. */
export const searchProgressed = (of: FieldsOf, { id, progress }: SocketEvents['custom_field.search']) =>
  customFieldApi.util.updateQueryData('customFields', of, ({ data }) => {
    const field = data.find((one) => one.id === id);
    if (field) field.search_progress = progress;
  });

export const {
  useCustomFieldsQuery,
  useCreateCustomFieldMutation,
  useUpdateCustomFieldMutation,
  useUpdateCustomFieldInListMutation,
  useDeleteCustomFieldMutation,
  useSortCustomFieldsMutation,
} = customFieldApi;
