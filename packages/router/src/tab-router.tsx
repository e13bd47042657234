import { useSyncExternalStore, type ReactNode } from 'react';
import { Router } from 'react-router';
import type { TabHistory } from './tab-history.ts';

/** Connects react-router in one root to the shared address of the tab. */
export function TabRouter({ history, children }: { history: TabHistory; children: ReactNode }) {
  const location = useSyncExternalStore(history.location.subscribe, history.location.get);
  return (
    <Router location={location} navigator={history.navigator} navigationType={history.action() as never}>
      {children}
    </Router>
  );
}
