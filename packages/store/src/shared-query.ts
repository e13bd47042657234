import type { Call } from '@hamyar/contracts';
import { api, requestOf, SHARED_TAG } from './api.ts';
import type { CallFailure } from './call-failure.ts';
import { getStore } from './store.ts';

const sharedApi = api.injectEndpoints({
  endpoints: (build) => ({
    sharedRead: build.query<unknown, { call: Call<unknown>; input: unknown }>({
      query: ({ call, input }) => requestOf(call, input),
      // two modules carry the same call as two objects, maybe of two releases: its name makes them one
      serializeQueryArgs: ({ queryArgs: { call, input } }) => `sharedRead(${call.name},${JSON.stringify(input)})`,
      providesTags: [SHARED_TAG],
    }),
  }),
});

/** What {@link useSharedQuery} has read. */
export interface SharedReading<Output> {
  data: Output | undefined;
  error: CallFailure | undefined;
  refetch(): void;
}

/**
 * Reads a call for code that is built into several modules, such as `@hamyar/module-kit`: the first copy of that code
 * would claim an endpoint of its own, and no other copy could have it. All copies share one answer for each call and
 * input; it is read again each time it is shown. The endpoints of a module are its own: it injects them.
 */
export function useSharedQuery<Output>(call: Call<void, Output>): SharedReading<Output> {
  const { data, error, refetch } = sharedApi.useSharedReadQuery(readOf(call), { refetchOnMountOrArgChange: true });
  return { data: data as Output | undefined, error: error as CallFailure | undefined, refetch: () => void refetch() };
}

/** Replaces what {@link useSharedQuery} has read, by the answer of a change. */
export function putSharedData<Output>(call: Call<void, Output>, data: NoInfer<Output>): void {
  void getStore().dispatch(sharedApi.util.upsertQueryData('sharedRead', readOf(call), data));
}

const readOf = <Output>(call: Call<void, Output>) => ({ call: call as Call<unknown>, input: undefined });
