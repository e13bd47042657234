import { assignTag, removeTag, tagDelete, tagList, tagMerge, tagStore, tagUpdate } from '@hamyar/contracts/catalog';
import { multipleDelete } from '@hamyar/contracts/system';
import { api, fromCall } from '@hamyar/store';

/** Tags, and tickets that have them. */
const tagApi = api
  .enhanceEndpoints({
    addTagTypes: ['tickets/tag', 'tickets/ticket', 'tickets/history', 'tickets/list', 'tickets/tags-of'],
  })
  .injectEndpoints({
    endpoints: (build) => ({
      tags: build.query({ ...fromCall(tagList), providesTags: ['tickets/tag'] }),
      /** All that can be assigned, those used most first. */
      allTags: build.query({
        ...fromCall(tagList, { input: (_: void) => ({ is_archived: false }), rows: 'all' }),
        providesTags: ['tickets/tag'],
      }),
      createTag: build.mutation({ ...fromCall(tagStore, { failures: 'caller' }), invalidatesTags: ['tickets/tag'] }),
      updateTag: build.mutation({
        ...fromCall(tagUpdate, { failures: 'caller' }),
        invalidatesTags: ['tickets/tag', 'tickets/list'],
      }),
      /** A change of a row of the list, which has no form that could say what was refused. */
      updateTagInList: build.mutation({ ...fromCall(tagUpdate), invalidatesTags: ['tickets/tag'] }),
      deleteTag: build.mutation({
        ...fromCall(tagDelete, { input: (id: number) => ({ id }) }),
        invalidatesTags: ['tickets/tag'],
      }),
      deleteTags: build.mutation({
        ...fromCall(multipleDelete, { input: (type_ids: number[]) => ({ type: 'tag' as const, type_ids }) }),
        invalidatesTags: ['tickets/tag'],
      }),
      mergeTags: build.mutation({
        ...fromCall(tagMerge, { failures: 'caller' }),
        invalidatesTags: ['tickets/tag', 'tickets/list', 'tickets/ticket'],
      }),
      assignTagToTicket: build.mutation({
        ...fromCall(assignTag, {
          input: ({ ticketId, tagId }: { ticketId: number; tagId: number }) => ({
            id: tagId,
            taggable_type: 'ticket' as const,
            taggable_id: ticketId,
          }),
          failures: 'caller',
        }),
        invalidatesTags: (_data, _error, { ticketId }) => ['tickets/tag', { type: 'tickets/history', id: ticketId }],
      }),
      removeTagFromTicket: build.mutation({
        ...fromCall(removeTag, {
          input: ({ ticketId, tagId }: { ticketId: number; tagId: number }) => ({
            id: tagId,
            taggable_type: 'ticket' as const,
            taggable_id: ticketId,
          }),
          failures: 'caller',
        }),
        invalidatesTags: (_data, _error, { ticketId }) => ['tickets/tag', { type: 'tickets/history', id: ticketId }],
      }),
    }),
  });

export const {
  useTagsQuery,
  useAllTagsQuery,
  useCreateTagMutation,
  useUpdateTagMutation,
  useUpdateTagInListMutation,
  useDeleteTagMutation,
  useDeleteTagsMutation,
  useMergeTagsMutation,
  useAssignTagToTicketMutation,
  useRemoveTagFromTicketMutation,
} = tagApi;
