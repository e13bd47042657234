import { useEffect } from 'react';
import { systemDefaultsGet } from '@hamyar/contracts/system';
import { useAppSelector } from './hooks.ts';
import {
  listsAsked,
  listsFailed,
  listsRead,
  selectLists,
  selectListsFinished,
  selectListsLoading,
  type ReferenceLists,
} from './reference-lists.slice.ts';
import { send } from './send.ts';
import { getStore } from './store.ts';

/** The read under way or the last one. */
let reading = Promise.resolve();
/** Something has changed that the read under way may have missed. */
let isOutdated = false;

/**
 * Reads the shared lists when they have not been read or `force` is set. Never two reads at a time: a read under way is
 * awaited, and with `force` another one follows it, because the lists may have changed since it began. A failure shows
 * no message (spec 4.18, 8.19).
 */
export function loadReferenceLists({ force = false } = {}): Promise<void> {
  const store = getStore();
  const state = store.getState();
  if (selectListsLoading(state)) isOutdated ||= force;
  else if (force || !selectListsFinished(state)) reading = readLists(store);
  else return Promise.resolve();
  return reading;
}

async function readLists(store: ReturnType<typeof getStore>): Promise<void> {
  do {
    isOutdated = false;
    store.dispatch(listsAsked());
    const result = await send(systemDefaultsGet);
    store.dispatch(result.error ? listsFailed() : listsRead(result.data));
  } while (isOutdated);
}

/** Reads them again after a mutation of what is among them has succeeded; the `onQueryStarted` of such mutations (spec 3.29). */
export async function refreshLists(
  _: unknown,
  { queryFulfilled }: { queryFulfilled: Promise<unknown> },
): Promise<void> {
  const done = await queryFulfilled.then(
    () => true,
    () => false,
  );
  if (done) await loadReferenceLists({ force: true });
}

/** One shared list; undefined until it has been read. The first component that needs a list starts the read. */
export function useReferenceList<Name extends keyof ReferenceLists>(name: Name): ReferenceLists[Name] | undefined {
  const list = useAppSelector((state) => selectLists(state)[name]) as ReferenceLists[Name] | undefined;
  useEffect(() => {
    if (list === undefined) void loadReferenceLists();
  }, [list]);
  return list;
}
