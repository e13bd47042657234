import { buildCreateApi, coreModule, reactHooksModule, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Call } from '@hamyar/contracts';
import type { CallFailure } from './call-failure.ts';
import { claimEndpoints } from './endpoint-owners.ts';
import { send, type ShowFailures } from './send.ts';

/** A call with its input, as an endpoint of RTK Query asks it. */
export interface CallRequest {
  call: Call<unknown>;
  input: unknown;
  failures?: ShowFailures;
}

const apiBaseQuery: BaseQueryFn<CallRequest, unknown, CallFailure, object, { message?: string }> = async (
  { call, input, failures },
  { signal },
) => {
  const result = await send(call, input, { failures, signal });
  return result.error ? { error: result.error } : { data: result.data, meta: { message: result.message } };
};

/**
 * In a browser a query hook asks after its component was drawn. On the server nothing runs after that, so the hook asks
 * while it is drawn: this is how the server finds out what a screen needs (docs/adr/0033).
 */
const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({ unstable__sideEffectsInRender: typeof document === 'undefined' }),
);

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

/** The part of an endpoint's definition that the call decides. */
export interface FromCall<Arg, Output> {
  query(arg: Arg): CallRequest;
  transformResponse(output: unknown): Output;
}

interface FromCallOptions {
  /** Who shows a failure; what reads leaves it to the screen, what changes something lets the shell say it. */
  failures?: ShowFailures;
}

/**
 * An endpoint of RTK Query out of a call of the contracts; tags are the module's:
 * `build.query({ ...fromCall(ticketHistory), providesTags: ['tickets/history'] })`. Argument and result have the call's
 * types; with `input` the argument is what that function takes, and the function makes the call's input of it.
 */
export function fromCall<Input, Output>(call: Call<Input, Output>, options?: FromCallOptions): FromCall<Input, Output>;
/** The same with an argument of the endpoint's own, which `input` turns into the call's input. */
export function fromCall<Input, Output, Arg>(
  call: Call<Input, Output>,
  options: FromCallOptions & { input: (arg: Arg) => NoInfer<Input> },
): FromCall<Arg, Output>;
/** What both of the above do: read an answer as the call's output, and say who shows a failure. */
export function fromCall<Input, Output>(
  call: Call<Input, Output>,
  {
    input,
    failures = call.method === 'GET' ? 'caller' : 'toast',
  }: FromCallOptions & { input?: (arg: Input) => Input } = {},
): FromCall<Input, Output> {
  return {
    query: (arg) => requestOf(call, input ? input(arg) : arg, failures),
    transformResponse: (output) => output as Output,
  };
}

/** A call with its input, for endpoints that make their argument in another way than {@link fromCall} does. */
export const requestOf = <Input>(call: Call<Input>, input: Input, failures: ShowFailures = 'caller'): CallRequest => ({
  // the input was checked against the call's own type above
  call: call as Call<unknown>,
  input,
  failures,
});
