import {
  CATEGORY_PAGE_SIZE,
  knowledgebaseCategoryDelete,
  knowledgebaseCategoryList,
  knowledgebaseCategoryStore,
  knowledgebaseCategoryUpdate,
} from '@hamyar/contracts/knowledge-base';
import { updateOrder } from '@hamyar/contracts/system';
import { api, fromCall } from '@hamyar/store';

const articleCategoryApi = api.enhanceEndpoints({ addTagTypes: ['knowledge-base/category'] }).injectEndpoints({
  endpoints: (build) => ({
    /** All of them, each before those below it. */
    articleCategories: build.query({
      ...fromCall(knowledgebaseCategoryList, { input: (_: void) => ({ perPage: CATEGORY_PAGE_SIZE }) }),
      providesTags: ['knowledge-base/category'],
    }),
    createArticleCategory: build.mutation({
      ...fromCall(knowledgebaseCategoryStore, { failures: 'caller' }),
      invalidatesTags: ['knowledge-base/category'],
    }),
    updateArticleCategory: build.mutation({
      ...fromCall(knowledgebaseCategoryUpdate, { failures: 'caller' }),
      invalidatesTags: ['knowledge-base/category'],
    }),
    /** A change in the tree itself, which has no form that could say what was refused. */
    updateArticleCategoryInTree: build.mutation({
      ...fromCall(knowledgebaseCategoryUpdate),
      invalidatesTags: ['knowledge-base/category'],
    }),
    deleteArticleCategory: build.mutation({
      ...fromCall(knowledgebaseCategoryDelete, { input: (id: number) => ({ id }) }),
      invalidatesTags: ['knowledge-base/category'],
    }),
    /** Puts all categories of one parent into a new order. */
    orderArticleCategories: build.mutation({
      ...fromCall(updateOrder, {
        input: (type_ids: number[]) => ({ type: 'knowledgebaseCategory' as const, type_ids }),
      }),
      // what the server says of it is shown [8.16]
      transformResponse: (_data: unknown, meta?: { message?: string }) => meta?.message ?? '',
      invalidatesTags: ['knowledge-base/category'],
    }),
  }),
});

export const {
  useArticleCategoriesQuery,
  useCreateArticleCategoryMutation,
  useUpdateArticleCategoryMutation,
  useUpdateArticleCategoryInTreeMutation,
  useDeleteArticleCategoryMutation,
  useOrderArticleCategoriesMutation,
} = articleCategoryApi;
