import { kbArticleGet, kbArticleList, kbArticleSolved, kbArticleUpdate } from '@hamyar/contracts/knowledge-base';
import { api, fromCall } from '@hamyar/store';

/** What a reader says of an article. */
interface Feedback {
  id: number;
  helpful: boolean;
  comment?: string | null;
}

const publicArticleApi = api.enhanceEndpoints({ addTagTypes: ['knowledge-base/article'] }).injectEndpoints({
  endpoints: (build) => ({
    publicArticles: build.query({ ...fromCall(kbArticleList), providesTags: ['knowledge-base/article'] }),
    publicArticle: build.query({
      ...fromCall(kbArticleGet, { input: (id: number) => ({ id }), failures: 'page' }),
      providesTags: ['knowledge-base/article'],
    }),
    giveFeedback: build.mutation({
      ...fromCall(kbArticleUpdate, { input: (feedback: Feedback) => feedback }),
      // the counts change, and nothing else of the page
      invalidatesTags: ['knowledge-base/article'],
    }),
    solveByArticle: build.mutation({ ...fromCall(kbArticleSolved) }),
  }),
});

export const {
  usePublicArticlesQuery,
  useLazyPublicArticlesQuery,
  usePublicArticleQuery,
  useGiveFeedbackMutation,
  useSolveByArticleMutation,
} = publicArticleApi;
