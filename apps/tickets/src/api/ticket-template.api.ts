import {
  ticketTemplateDelete,
  ticketTemplateGet,
  ticketTemplateList,
  ticketTemplateStore,
  ticketTemplateUpdate,
  ticketTemplateUploads,
  ticketTemplateValues,
} from '@hamyar/contracts/tickets';
import { api, fromCall } from '@hamyar/store';

const input = (id: number) => ({ id });

/** Ready-made texts; a page and a dialog send the same calls, and each says its refusals in its own way. */
const ticketTemplateApi = api.enhanceEndpoints({ addTagTypes: ['tickets/template'] }).injectEndpoints({
  endpoints: (build) => ({
    ticketTemplates: build.query({ ...fromCall(ticketTemplateList), providesTags: ['tickets/template'] }),
    ticketTemplate: build.query({
      ...fromCall(ticketTemplateGet, { input, failures: 'page' }),
      providesTags: ['tickets/template'],
    }),
    createTicketTemplate: build.mutation({
      ...fromCall(ticketTemplateStore, { failures: 'form' }),
      invalidatesTags: ['tickets/template'],
    }),
    updateTicketTemplate: build.mutation({
      ...fromCall(ticketTemplateUpdate, { failures: 'form' }),
      invalidatesTags: ['tickets/template'],
    }),
    createTicketTemplateInDialog: build.mutation({
      ...fromCall(ticketTemplateStore, { failures: 'caller' }),
      invalidatesTags: ['tickets/template'],
    }),
    updateTicketTemplateInDialog: build.mutation({
      ...fromCall(ticketTemplateUpdate, { failures: 'caller' }),
      invalidatesTags: ['tickets/template'],
    }),
    deleteTicketTemplate: build.mutation({
      ...fromCall(ticketTemplateDelete, { input }),
      invalidatesTags: ['tickets/template'],
    }),
    ticketTemplateUploads: build.mutation({ ...fromCall(ticketTemplateUploads, { input, failures: 'caller' }) }),
    ticketTemplateValues: build.query({
      ...fromCall(ticketTemplateValues, { input: (ticketId: number) => ({ ticket_id: ticketId }) }),
      keepUnusedDataFor: 60,
    }),
  }),
});

export const {
  useTicketTemplatesQuery,
  useTicketTemplateQuery,
  useCreateTicketTemplateMutation,
  useUpdateTicketTemplateMutation,
  useCreateTicketTemplateInDialogMutation,
  useUpdateTicketTemplateInDialogMutation,
  useDeleteTicketTemplateMutation,
  useTicketTemplateUploadsMutation,
  useTicketTemplateValuesQuery,
  useLazyTicketTemplateValuesQuery,
} = ticketTemplateApi;
