import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { BootData } from '@hamyar/contracts';
import { api, SHARED_TAG } from './api.ts';
import { listsOf, referenceListsSlice } from './reference-lists.slice.ts';
import { sessionFromBoot, sessionSlice } from './session.slice.ts';

const rootReducer = combineSlices(sessionSlice, referenceListsSlice, api);

export type RootState = ReturnType<typeof rootReducer>;
export type AppStore = ReturnType<typeof buildStore>;
export type AppDispatch = AppStore['dispatch'];

let readStore: (() => AppStore) | null = null;

/** Creates a store from the boot data of one page. */
export function buildStore(boot: BootData) {
  return configureStore({
    reducer: rootReducer,
    // Immer freezes what reducers answer, so a change of it throws where it happens; the check, which compares the whole
    // state around each action, costs a quarter of the time of a screen's test; answers of calls came as JSON
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: { ignoredPaths: [api.reducerPath] } }).concat(
        api.middleware,
      ),
    preloadedState: {
      session: sessionFromBoot(boot),
      ...(boot.defaults ? { referenceLists: { lists: listsOf(boot.defaults), finished: true, loading: false } } : {}),
    } as never,
  });
}

/** Creates the one store of a page in the browser from its boot data. */
export function createAppStore(boot: BootData): AppStore {
  const store = buildStore(boot);
  provideStore(() => store);
  return store;
}

/** Sets how {@link getStore} finds the store of the current page, where one process renders the pages of many people. */
export function provideStore(read: () => AppStore): void {
  readStore = read;
}

/** The store of the page. Throws before the shell has created it. */
export function getStore(): AppStore {
  if (!readStore) throw new Error('createAppStore was not called');
  return readStore();
}

/**
 * Makes everything stale that the server has answered to one module: what is shown is read again. A tag begins with the
 * name of its module; what several modules have read together is read again for each of them.
 */
export function forgetDataOf(module: string): void {
  const store = getStore();
  const tags = Object.keys(store.getState().api.provided.tags).filter(
    (tag) => tag === SHARED_TAG || tag.startsWith(`${module}/`),
  );
  store.dispatch(api.util.invalidateTags(tags as never[]));
}

/** Fetches the queries of all mounted components again, e.g. after a lost connection or a change of rights. */
export function refetchActiveQueries(): void {
  getStore().dispatch(api.internalActions.onOnline());
}
