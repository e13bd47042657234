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
import { tagList } from '@hamyar/contracts/catalog';
import { multipleDelete } from '@hamyar/contracts/system';
import { api, fromCall, getStore } from '@hamyar/store';

const articleApi = api
  .enhanceEndpoints({ addTagTypes: ['knowledge-base/article', 'knowledge-base/miss', 'knowledge-base/tags'] })
  .injectEndpoints({
    endpoints: (build) => ({
      articles: build.query({
        ...fromCall(knowledgebaseArticleList),
        providesTags: ['knowledge-base/article', 'knowledge-base/tags'],
      }),
      /** All tags, those used most first; archived ones are still on articles. */
      tagChoices: build.query({
        ...fromCall(tagList, { input: (_: void) => ({}), rows: 'all' }),
        providesTags: ['knowledge-base/tags'],
      }),
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
  useTagChoicesQuery,
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

/** Reads what depends on the tags of articles again; the tags are changed by the module that has their calls. */
export const articleTagsChanged = (): void => {
  getStore().dispatch(articleApi.util.invalidateTags(['knowledge-base/tags']));
};
