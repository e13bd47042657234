import {
  formDelete,
  formGet,
  formList,
  formStore,
  formUpdate,
  ticketFormDelete,
  ticketFormGet,
  ticketFormList,
  ticketFormStore,
  ticketFormUpdate,
} from '@hamyar/contracts/forms';
import { api, fromCall } from '@hamyar/store';

const input = (id: number) => ({ id });

/** General forms, and those of new tickets. */
const formApi = api.enhanceEndpoints({ addTagTypes: ['settings/form', 'settings/custom-field'] }).injectEndpoints({
  endpoints: (build) => ({
    forms: build.query({ ...fromCall(formList), providesTags: ['settings/form'] }),
    form: build.query({ ...fromCall(formGet, { input, failures: 'page' }), providesTags: ['settings/form'] }),
    createForm: build.mutation({
      ...fromCall(formStore, { failures: 'form' }),
      invalidatesTags: ['settings/form', 'settings/custom-field'],
    }),
    updateForm: build.mutation({
      ...fromCall(formUpdate, { failures: 'form' }),
      invalidatesTags: ['settings/form', 'settings/custom-field'],
    }),
    deleteForm: build.mutation({
      ...fromCall(formDelete, { input }),
      invalidatesTags: ['settings/form', 'settings/custom-field'],
    }),
    ticketForms: build.query({ ...fromCall(ticketFormList), providesTags: ['settings/form'] }),
    /** All of them, for the choice of the one that replaces another. */
    otherTicketForms: build.query({
      ...fromCall(ticketFormList, { input: (_: void) => ({}), rows: 'all' }),
      providesTags: ['settings/form'],
    }),
    ticketForm: build.query({
      ...fromCall(ticketFormGet, { input, failures: 'page' }),
      providesTags: ['settings/form'],
    }),
    createTicketForm: build.mutation({
      ...fromCall(ticketFormStore, { failures: 'form' }),
      invalidatesTags: ['settings/form', 'settings/custom-field'],
    }),
    updateTicketForm: build.mutation({
      ...fromCall(ticketFormUpdate, { failures: 'form' }),
      invalidatesTags: ['settings/form', 'settings/custom-field'],
    }),
    deleteTicketForm: build.mutation({
      ...fromCall(ticketFormDelete, { failures: 'caller' }),
      invalidatesTags: ['settings/form', 'settings/custom-field'],
    }),
  }),
});

export const {
  useFormsQuery,
  useFormQuery,
  useCreateFormMutation,
  useUpdateFormMutation,
  useDeleteFormMutation,
  useTicketFormsQuery,
  useOtherTicketFormsQuery,
  useTicketFormQuery,
  useCreateTicketFormMutation,
  useUpdateTicketFormMutation,
  useDeleteTicketFormMutation,
} = formApi;
