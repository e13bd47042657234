import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { getStore } from './store.ts';

/** Provides the store of the page to one React root. */
export const StoreProvider = ({ children }: { children: ReactNode }) => (
  <Provider store={getStore()}>{children}</Provider>
);
