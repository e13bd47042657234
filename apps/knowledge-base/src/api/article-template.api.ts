import {
  knowledgebaseTemplateDelete,
  knowledgebaseTemplateGet,
  knowledgebaseTemplateList,
  knowledgebaseTemplateStore,
  knowledgebaseTemplateUpdate,
} from '@hamyar/contracts/knowledge-base';
import { api, fromCall } from '@hamyar/store';

const articleTemplateApi = api.enhanceEndpoints({ addTagTypes: ['knowledge-base/template'] }).injectEndpoints({
  endpoints: (build) => ({
    articleTemplates: build.query({
      ...fromCall(knowledgebaseTemplateList),
      providesTags: ['knowledge-base/template'],
    }),
    articleTemplate: build.query({
      ...fromCall(knowledgebaseTemplateGet, { input: (id: number) => ({ id }), failures: 'page' }),
      providesTags: ['knowledge-base/template'],
    }),
    createArticleTemplate: build.mutation({
      ...fromCall(knowledgebaseTemplateStore, { failures: 'form' }),
      invalidatesTags: ['knowledge-base/template'],
    }),
    updateArticleTemplate: build.mutation({
      ...fromCall(knowledgebaseTemplateUpdate, { failures: 'form' }),
      invalidatesTags: ['knowledge-base/template'],
    }),
    deleteArticleTemplate: build.mutation({
      ...fromCall(knowledgebaseTemplateDelete, { input: (id: number) => ({ id }) }),
      invalidatesTags: ['knowledge-base/template'],
    }),
  }),
});

export const {
  useArticleTemplatesQuery,
  useArticleTemplateQuery,
  useCreateArticleTemplateMutation,
  useUpdateArticleTemplateMutation,
  useDeleteArticleTemplateMutation,
} = articleTemplateApi;
