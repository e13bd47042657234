import type { Call } from '@hamyar/contracts';
import { api } from './api.ts';
import type { CallFailure } from './call-failure.ts';
import { getStore } from './store.ts';

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
  const { data, error, refetch } = api.useSharedReadQuery(readOf(call), { refetchOnMountOrArgChange: true });
  return { data: data as Output | undefined, error: error as CallFailure | undefined, refetch: () => void refetch() };
}

/** Replaces what {@link useSharedQuery} has read, by the answer of a change. */
export function putSharedData<Output>(call: Call<void, Output>, data: NoInfer<Output>): void {
  void getStore().dispatch(api.util.upsertQueryData('sharedRead', readOf(call), data));
}

const readOf = <Output>(call: Call<void, Output>) => ({ call: call as Call<unknown>, input: undefined });
