import { CUSTOM_FIELDS_MAX, customFieldList, ticketFormList } from '@hamyar/contracts/forms';
import { api, fromCall } from '@hamyar/store';

const ALL = { perPage: CUSTOM_FIELDS_MAX } as const;

/** What the list of tickets can be filtered by: forms, and custom fields of tickets and of departments. */
const customFieldApi = api.enhanceEndpoints({ addTagTypes: ['tickets/custom-field'] }).injectEndpoints({
  endpoints: (build) => ({
    allTicketForms: build.query({
      ...fromCall(ticketFormList, { input: (_: void) => ALL }),
      providesTags: ['tickets/custom-field'],
    }),
    ticketCustomFields: build.query({
      ...fromCall(customFieldList, { input: (_: void) => ({ ...ALL, context: 'ticket' as const }) }),
      providesTags: ['tickets/custom-field'],
    }),
    /** The fields that may be columns of the list. */
    listedCustomFields: build.query({
      ...fromCall(customFieldList, { input: (_: void) => ({ ...ALL, show_in_list: true, is_archived: false }) }),
      providesTags: ['tickets/custom-field'],
    }),
    departmentCustomFields: build.query({
      ...fromCall(customFieldList, { input: (_: void) => ({ ...ALL, context: 'department' as const }) }),
      providesTags: ['tickets/custom-field'],
    }),
  }),
});

export const {
  useAllTicketFormsQuery,
  useListedCustomFieldsQuery,
  useTicketCustomFieldsQuery,
  useDepartmentCustomFieldsQuery,
} = customFieldApi;
