import { knowledgebaseSearchMissDelete, knowledgebaseSearchMissList } from '@hamyar/contracts/knowledge-base';
import { api, fromCall } from '@hamyar/store';

const searchMissApi = api.enhanceEndpoints({ addTagTypes: ['knowledge-base/miss'] }).injectEndpoints({
  endpoints: (build) => ({
    searchMisses: build.query({ ...fromCall(knowledgebaseSearchMissList), providesTags: ['knowledge-base/miss'] }),
    deleteSearchMiss: build.mutation({
      ...fromCall(knowledgebaseSearchMissDelete, { input: (id: number) => ({ id }) }),
      invalidatesTags: ['knowledge-base/miss'],
    }),
  }),
});

export const { useSearchMissesQuery, useDeleteSearchMissMutation } = searchMissApi;
