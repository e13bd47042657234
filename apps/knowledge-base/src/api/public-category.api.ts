import { kbCategoryGet, kbCategoryList } from '@hamyar/contracts/knowledge-base';
import { api, fromCall } from '@hamyar/store';

const publicCategoryApi = api.enhanceEndpoints({ addTagTypes: ['knowledge-base/category'] }).injectEndpoints({
  endpoints: (build) => ({
    publicCategories: build.query({
      ...fromCall(kbCategoryList, { input: (_: void) => ({}) }),
      providesTags: ['knowledge-base/category'],
    }),
    publicCategory: build.query({
      ...fromCall(kbCategoryGet, { input: (id: number) => ({ id }), failures: 'page' }),
      providesTags: ['knowledge-base/category'],
    }),
  }),
});

export const { usePublicCategoriesQuery, usePublicCategoryQuery } = publicCategoryApi;
