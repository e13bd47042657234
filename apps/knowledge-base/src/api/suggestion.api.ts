import { kbArticleGet, kbSuggestion } from '@hamyar/contracts/knowledge-base';
import { api, fromCall } from '@hamyar/store';

const suggestionApi = api.enhanceEndpoints({ addTagTypes: ['knowledge-base/article'] }).injectEndpoints({
  endpoints: (build) => ({
    articleSuggestions: build.query({ ...fromCall(kbSuggestion), providesTags: ['knowledge-base/article'] }),
    // read in a dialog: what went wrong is said there, and the page below stays
    suggestedArticle: build.query({
      ...fromCall(kbArticleGet, { input: (id: number) => ({ id }) }),
      providesTags: ['knowledge-base/article'],
    }),
  }),
});

export const { useArticleSuggestionsQuery, useSuggestedArticleQuery } = suggestionApi;
