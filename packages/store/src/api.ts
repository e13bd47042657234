import { buildCreateApi, coreModule, reactHooksModule, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Call, ListAnswer } from '@hamyar/contracts';
import type { CallFailure } from './call-failure.ts';
import { sendAllRows } from './all-rows.ts';
import { claimEndpoints } from './endpoint-owners.ts';
import { send, type ShowFailures } from './send.ts';

/** A call with its input: what an endpoint of this api passes to the base query. */
export interface CallRequest {
  call: Call<unknown>;
  input: unknown;
  failures?: ShowFailures;
  /** The rows of all pages of a list are read. */
  rows?: 'all';
}

/** The part of the state in which this api keeps its answers. */
interface ApiState {
  api: { queries: Readonly<Record<string, { data?: unknown } | undefined>> };
}

const apiBaseQuery: BaseQueryFn<CallRequest, unknown, CallFailure, object, { message?: string }> = async (
  { call, input, failures, rows },
  { signal, getState, queryCacheKey },
) => {
  // only a failure of the first read replaces the page: what was read, and what was typed into it, stays
  const known = queryCacheKey !== undefined && (getState() as ApiState).api.queries[queryCacheKey]?.data !== undefined;
  const result = await (rows === 'all' ? sendAllRows : send)(call, input, {
    failures: failures === 'page' && known ? 'caller' : failures,
    signal,
  });
  return result.error ? { error: result.error } : { data: result.data, meta: { message: result.message } };
};

/**
 * In a browser a query hook sends its call after the component was rendered. On the server nothing runs after that, so
 * the hook sends it during rendering: this is how the server finds out what a screen needs (docs/adr/0033).
 */
const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({ unstable__sideEffectsInRender: typeof document === 'undefined' }),
);

/** Tag of what code of several modules has read (`shared-query.ts`). */
export const SHARED_TAG = 'shared';

/**
 * The one RTK Query api of the page. A module adds its own tags and endpoints:
 * `api.enhanceEndpoints({ addTagTypes: ['tickets/ticket'] }).injectEndpoints({ … })`.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: apiBaseQuery,
  tagTypes: ['session', 'settings', 'notification', SHARED_TAG],
  endpoints: () => ({}),
  refetchOnReconnect: true,
});

const inject = api.injectEndpoints.bind(api);
type InjectOptions = Parameters<typeof inject>[0];
const sameDefinition = <Definition>(definition: Definition) => definition;

Object.assign(api, {
  injectEndpoints(options: InjectOptions) {
    const builder = { query: sameDefinition, mutation: sameDefinition, infiniteQuery: sameDefinition };
    const names = Object.keys(options.endpoints(builder as never));
    claimEndpoints(names, new Error('injected from here').stack, Object.keys(api.endpoints));
    return inject(options);
  },
});

/** The parts of an endpoint definition that follow from the call. */
export interface FromCall<Arg, Output> {
  query(arg: Arg): CallRequest;
  transformResponse(output: unknown): Output;
}

interface FromCallOptions<Output> {
  /**
   * Who shows a failure. Default: `caller` for a GET, `toast` for every other method. A list never replaces the page:
   * its title and filters stay, and its table says what happened and offers to try again.
   */
  failures?: Output extends ListAnswer ? Exclude<ShowFailures, 'page'> : ShowFailures;
  /** Reads every page of a list, for a choice among all rows; its input then has no page. */
  rows?: Output extends ListAnswer ? 'all' : never;
}

/**
 * Makes the definition of an RTK Query endpoint from a call of the contracts. The module adds its tags:
 * `build.query({ ...fromCall(ticketHistory), providesTags: ['tickets/history'] })`.
 * Argument and result have the types of the call.
 */
export function fromCall<Input, Output>(
  call: Call<Input, Output>,
  options?: FromCallOptions<NoInfer<Output>>,
): FromCall<Input, Output>;
/** The same for an endpoint with another argument; `input` converts that argument to the input of the call. */
export function fromCall<Input, Output, Arg>(
  call: Call<Input, Output>,
  options: FromCallOptions<NoInfer<Output>> & { input: (arg: Arg) => NoInfer<Input> },
): FromCall<Arg, Output>;
/** The implementation of both overloads. */
export function fromCall<Input, Output>(
  call: Call<Input, Output>,
  {
    input,
    failures = call.method === 'GET' ? 'caller' : 'toast',
    rows,
  }: { failures?: ShowFailures; rows?: 'all'; input?: (arg: Input) => Input } = {},
): FromCall<Input, Output> {
  return {
    query: (arg) => ({ ...requestOf(call, input ? input(arg) : arg, failures), ...(rows && { rows }) }),
    transformResponse: (output) => output as Output,
  };
}

/** A call with its input, for endpoints that write their own `query` function instead of {@link fromCall}. */
export const requestOf = <Input>(call: Call<Input>, input: Input, failures: ShowFailures = 'caller'): CallRequest => ({
  // the parameters have checked the input against the call's type; CallRequest holds calls of any type
  call: call as Call<unknown>,
  input,
  failures,
});
