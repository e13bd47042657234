import { moduleFailureList } from '@hamyar/contracts/logs';
import { api, fromCall } from '@hamyar/store';

const logApi = api.injectEndpoints({
  endpoints: (build) => ({
    moduleFailures: build.query(fromCall(moduleFailureList)),
  }),
});

export const { useModuleFailuresQuery } = logApi;
