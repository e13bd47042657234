import {
  knowledgebaseArticleDelete,
  knowledgebaseArticleFeedback,
  knowledgebaseArticleGet,
  knowledgebaseArticleList,
  knowledgebaseArticlePreview,
  knowledgebaseArticleReviewers,
  knowledgebaseArticleState,
  knowledgebaseArticleStore,
  knowledgebaseArticleUpdate,
  knowledgebaseArticleVersionGet,
  knowledgebaseArticleVersionRestore,
  knowledgebaseArticleVersions,
} from '@hamyar/contracts/knowledge-base';
import { multipleDelete } from '@hamyar/contracts/system';
import { api, fromCall } from '@hamyar/store';

const articleApi = api
  .enhanceEndpoints({ addTagTypes: ['knowledge-base/article', 'knowledge-base/miss'] })
  .injectEndpoints({
    endpoints: (build) => ({
      articles: build.query({ ...fromCall(knowledgebaseArticleList), providesTags: ['knowledge-base/article'] }),
      article: build.query({
        ...fromCall(knowledgebaseArticleGet, { input: (id: number) => ({ id }), failures: 'page' }),
        providesTags: ['knowledge-base/article'],
      }),
      articleReviewers: build.query({ ...fromCall(knowledgebaseArticleReviewers) }),
      articlePreview: build.query({
        ...fromCall(knowledgebaseArticlePreview),
        providesTags: ['knowledge-base/article'],
      }),
      articleVersions: build.query({
        ...fromCall(knowledgebaseArticleVersions, { input: (id: number) => ({ id }) }),
        providesTags: ['knowledge-base/article'],
      }),
      articleVersion: build.query({
        ...fromCall(knowledgebaseArticleVersionGet),
        providesTags: ['knowledge-base/article'],
      }),
      articleFeedback: build.query({
        ...fromCall(knowledgebaseArticleFeedback),
        providesTags: ['knowledge-base/article'],
      }),
      createArticle: build.mutation({
        ...fromCall(knowledgebaseArticleStore, { failures: 'caller' }),
        invalidatesTags: ['knowledge-base/article', 'knowledge-base/miss'],
      }),
      updateArticle: build.mutation({
        ...fromCall(knowledgebaseArticleUpdate, { failures: 'form' }),
        invalidatesTags: ['knowledge-base/article'],
      }),
      changeArticleState: build.mutation({
        ...fromCall(knowledgebaseArticleState, { failures: 'caller' }),
        invalidatesTags: ['knowledge-base/article'],
      }),
      restoreArticleVersion: build.mutation({
        ...fromCall(knowledgebaseArticleVersionRestore),
        invalidatesTags: ['knowledge-base/article'],
      }),
      deleteArticle: build.mutation({
        ...fromCall(knowledgebaseArticleDelete, { input: (id: number) => ({ id }) }),
        invalidatesTags: ['knowledge-base/article'],
      }),
      deleteArticles: build.mutation({
        ...fromCall(multipleDelete, {
          input: (type_ids: number[]) => ({ type: 'knowledgebaseArticle' as const, type_ids }),
        }),
        invalidatesTags: ['knowledge-base/article'],
      }),
    }),
  });

export const {
  useArticlesQuery,
  useArticleQuery,
  useArticleReviewersQuery,
  useArticlePreviewQuery,
  useArticleVersionsQuery,
  useArticleVersionQuery,
  useArticleFeedbackQuery,
  useCreateArticleMutation,
  useUpdateArticleMutation,
  useChangeArticleStateMutation,
  useRestoreArticleVersionMutation,
  useDeleteArticleMutation,
  useDeleteArticlesMutation,
} = articleApi;
