import { paths, type ListAnswer, type ModuleFailureListQuery, type ModuleFailureRow } from '@hamyar/contracts';
import { api, wholeAnswer } from '@hamyar/store';

const moduleHealthApi = api.injectEndpoints({
  endpoints: (build) => ({
    moduleFailures: build.query<ListAnswer<ModuleFailureRow>, ModuleFailureListQuery>({
      query: (query) => ({ path: paths.moduleFailures, query: query as Record<string, string> }),
      transformResponse: wholeAnswer<ListAnswer<ModuleFailureRow>>,
    }),
  }),
});

export const { useModuleFailuresQuery } = moduleHealthApi;
