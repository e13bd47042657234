import { moduleFailureList } from '@hamyar/contracts/logs';
import { api, fromCall } from '@hamyar/store';

const moduleHealthApi = api.injectEndpoints({
  endpoints: (build) => ({
    moduleFailures: build.query(fromCall(moduleFailureList)),
  }),
});

export const { useModuleFailuresQuery } = moduleHealthApi;
