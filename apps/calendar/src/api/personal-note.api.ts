import { personalNoteDelete, personalNoteList, personalNoteStore, personalNoteUpdate } from '@hamyar/contracts/todos';
import { api, fromCall } from '@hamyar/store';

const NOTES = 'calendar/note' as const;

const noteApi = api.enhanceEndpoints({ addTagTypes: [NOTES] }).injectEndpoints({
  endpoints: (build) => ({
    personalNotes: build.query({ ...fromCall(personalNoteList), providesTags: [NOTES] }),
    createPersonalNote: build.mutation({
      ...fromCall(personalNoteStore, { failures: 'caller' }),
      invalidatesTags: (_data, error) => (error ? [] : [NOTES]),
    }),
    updatePersonalNote: build.mutation({
      ...fromCall(personalNoteUpdate, { failures: 'caller' }),
      invalidatesTags: (_data, error) => (error ? [] : [NOTES]),
    }),
    deletePersonalNote: build.mutation({
      ...fromCall(personalNoteDelete, { input: (id: number) => ({ id }) }),
      invalidatesTags: (_data, error) => (error ? [] : [NOTES]),
    }),
  }),
});

export const {
  usePersonalNotesQuery,
  useCreatePersonalNoteMutation,
  useUpdatePersonalNoteMutation,
  useDeletePersonalNoteMutation,
} = noteApi;
