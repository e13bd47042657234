import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { BootData } from '@hamyar/contracts';
import { api } from './api.ts';
import { listsOf, referenceListsSlice } from './reference-lists.slice.ts';
import { sessionFromBoot, sessionSlice } from './session.slice.ts';

export const rootReducer = combineSlices(sessionSlice, referenceListsSlice, api);

export type RootState = ReturnType<typeof rootReducer>;
export type AppStore = ReturnType<typeof buildStore>;
export type AppDispatch = AppStore['dispatch'];

let readStore: (() => AppStore) | null = null;

/** Makes the store of a page out of its boot data, for that page alone. */
export function buildStore(boot: BootData) {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(api.middleware),
    preloadedState: {
      session: sessionFromBoot(boot),
      ...(boot.defaults ? { referenceLists: { lists: listsOf(boot.defaults), finished: true, loading: false } } : {}),
    } as never,
  });
}

/** Makes the one store of a browser's page out of what the server wrote into the HTML. */
export function createAppStore(boot: BootData): AppStore {
  const store = buildStore(boot);
  provideStore(() => store);
  return store;
}

/** Says how {@link getStore} finds the store of the page, where one process draws the pages of many people. */
export function provideStore(read: () => AppStore): void {
  readStore = read;
}

/** The store of the page. Throws before the shell has made it. */
export function getStore(): AppStore {
  if (!readStore) throw new Error('createAppStore was not called');
  return readStore();
}

/** Reads again what is on the screen, e.g. after a loss of the connection or a change of rights. */
export function refetchActiveQueries(): void {
  getStore().dispatch(api.internalActions.onOnline());
}
