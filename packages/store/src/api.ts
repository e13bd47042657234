import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Answer } from '@hamyar/contracts';
import type { ApiError } from './api-error.ts';
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

/** `transformResponse` of a call that returns one thing: its `data`. */
export const dataOf = <Data>(answer: ApiAnswer): Data => (answer as Answer<Data>).data as Data;
/** `transformResponse` of a list or of a mutation whose message matters: the whole answer. */
export const wholeAnswer = <Whole extends ApiAnswer>(answer: ApiAnswer): Whole => answer as Whole;
