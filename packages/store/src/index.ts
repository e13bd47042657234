// The only package that imports Redux Toolkit. It re-exports what modules need, so that they share one copy and the
// rest is not in the bundle.
export { createEntityAdapter, createSelector, createSlice, isAnyOf } from '@reduxjs/toolkit';
export type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
export { skipToken } from '@reduxjs/toolkit/query/react';
export * from './api.ts';
export * from './preloaded-queries.ts';
export * from './hooks.ts';
export * from './provider.tsx';
export * from './reference-lists.ts';
export { refetchLatest } from './refetch-latest.ts';
export { listsCleared, selectLists, type ReferenceLists } from './reference-lists.slice.ts';
export {
  connectionChanged,
  licenseChanged,
  registryChanged,
  selectConnected,
  selectDemo,
  selectGates,
  selectLicense,
  selectRegistry,
  selectSettings,
  selectUser,
  settingsChanged,
  userChanged,
} from './session.slice.ts';
export {
  buildStore,
  createAppStore,
  forgetDataOf,
  getStore,
  provideStore,
  refetchActiveQueries,
  type AppDispatch,
  type AppStore,
  type RootState,
} from './store.ts';
export { putSharedData, useSharedQuery, type SharedReading } from './shared-query.ts';
export * from './wire.ts';
