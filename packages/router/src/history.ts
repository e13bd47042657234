import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import type { External, PlatformLocation } from '@hamyar/module-sdk';

/** The address of the tab: one history for the shell and every module root. */
export interface TabHistory {
  location: External<PlatformLocation>;
  push(to: string): void;
  replace(to: string): void;
  /** `POP` for back and forward; roots hand it to the router. */
  action(): 'POP' | 'PUSH' | 'REPLACE';
  /** The navigator that react-router's Router takes. */
  navigator: ReturnType<typeof createBrowserHistory>;
}

/** Makes the history of the tab. Called once, by the shell. */
export function createTabHistory(): TabHistory {
  const history = createBrowserHistory({ v5Compat: true });
  const listeners = new Set<() => void>();
  let location: PlatformLocation = history.location;
  // the history keeps one listener; everyone who shows the address hangs on it
  history.listen(() => {
    location = history.location;
    for (const listener of [...listeners]) listener();
  });
  return {
    location: {
      get: () => location,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    push: (to) => history.push(to),
    replace: (to) => history.replace(to),
    action: () => history.action,
    navigator: history,
  };
}
