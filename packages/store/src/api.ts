import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Answer } from '@hamyar/contracts';
import type { ApiError } from './api-error.ts';
import { claimEndpoints } from './endpoint-owners.ts';
import { send, type ApiAnswer, type ApiRequest } from './request.ts';

const apiBaseQuery: BaseQueryFn<ApiRequest, ApiAnswer, ApiError> = (request, { signal }) => send(request, signal);

/**
 * The one RTK Query api. A module adds its tags and endpoints:
 * `api.enhanceEndpoints({ addTagTypes: ['tickets/ticket'] }).injectEndpoints({ … })`.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: apiBaseQuery,
  tagTypes: ['session', 'settings', 'notification'],
  endpoints: () => ({}),
  refetchOnReconnect: true,
});

const inject = api.injectEndpoints.bind(api);
type InjectOptions = Parameters<typeof inject>[0];
const sameDefinition = <Definition>(definition: Definition) => definition;

Object.assign(api, {
  injectEndpoints(options: InjectOptions) {
    const builder = { query: sameDefinition, mutation: sameDefinition, infiniteQuery: sameDefinition };
    claimEndpoints(Object.keys(options.endpoints(builder as never)), new Error('injected from here').stack);
    return inject(options);
  },
});

/** `transformResponse` of a call that returns one thing: its `data`. */
export const dataOf = <Data>(answer: ApiAnswer): Data => (answer as Answer<Data>).data as Data;
/** `transformResponse` of a list or of a mutation whose message matters: the whole answer. */
export const wholeAnswer = <Whole extends ApiAnswer>(answer: ApiAnswer): Whole => answer as Whole;
