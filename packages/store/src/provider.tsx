import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { getStore } from './store.ts';

/** Gives a root the one store of the page. */
export const StoreProvider = ({ children }: { children: ReactNode }) => (
  <Provider store={getStore()}>{children}</Provider>
);
