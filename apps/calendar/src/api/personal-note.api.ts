import { personalNoteDelete, personalNoteList, personalNoteStore, personalNoteUpdate } from '@hamyar/contracts/todos';
import { api, fromCall } from '@hamyar/store';

const noteApi = api.enhanceEndpoints({ addTagTypes: ['calendar/note'] }).injectEndpoints({
  endpoints: (build) => ({
    personalNotes: build.query({ ...fromCall(personalNoteList), providesTags: ['calendar/note'] }),
    createPersonalNote: build.mutation({
      ...fromCall(personalNoteStore, { failures: 'caller' }),
      invalidatesTags: (_data, error) => (error ? [] : ['calendar/note']),
    }),
    updatePersonalNote: build.mutation({
      ...fromCall(personalNoteUpdate, { failures: 'caller' }),
      invalidatesTags: (_data, error) => (error ? [] : ['calendar/note']),
    }),
    deletePersonalNote: build.mutation({
      ...fromCall(personalNoteDelete, { input: (id: number) => ({ id }) }),
      invalidatesTags: (_data, error) => (error ? [] : ['calendar/note']),
    }),
  }),
});

export const {
  usePersonalNotesQuery,
  useCreatePersonalNoteMutation,
  useUpdatePersonalNoteMutation,
  useDeletePersonalNoteMutation,
} = noteApi;
