import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { BootData } from '@hamyar/contracts';
import { api } from './api.ts';
import { listsOf, referenceListsSlice } from './reference-lists.slice.ts';
import { sessionFromBoot, sessionSlice } from './session.slice.ts';

export const rootReducer = combineSlices(sessionSlice, referenceListsSlice, api);

export type RootState = ReturnType<typeof rootReducer>;
export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];

let current: AppStore | null = null;

/** Creates the one store of the page from the boot data. */
export function createAppStore(boot: BootData) {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(api.middleware),
    preloadedState: {
      session: sessionFromBoot(boot),
      ...(boot.defaults ? { referenceLists: { lists: listsOf(boot.defaults), finished: true, loading: false } } : {}),
    } as never,
  });
  current = store;
  return store;
}

/** The store of the page. Throws before the shell has created it. */
export function getStore(): AppStore {
  if (!current) throw new Error('createAppStore was not called');
  return current;
}

/** Fetches the queries of all mounted components again, e.g. after a lost connection or a change of rights. */
export function refetchActiveQueries(): void {
  getStore().dispatch(api.internalActions.onOnline());
}
