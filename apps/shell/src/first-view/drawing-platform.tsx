import type { ComponentType, ReactNode } from 'react';
import { ThemeProvider } from '@hamyar/design-system/theme';
import type { External, Platform } from '@hamyar/module-sdk';
import { StoreProvider, type AppStore } from '@hamyar/store';
import { Waiting } from '../modules/waiting.tsx';
import { platformState } from '../platform/platform-state.ts';

const nothing = () => {};
const never = () => new Promise<never>(nothing);
const fixed = <Value,>(value: Value): External<Value> => ({ get: () => value, subscribe: () => nothing });

const Providers = ({ children }: { children: ReactNode }) => (
  <StoreProvider>
    <ThemeProvider nonce="">{children}</ThemeProvider>
  </StoreProvider>
);

interface Drawing {
  store: AppStore;
  url: URL;
  /** unix seconds */
  now: number;
  /** The screen of the page; parts in slots are left to the browser. */
  Screen: ComponentType;
}

/** A platform for drawing one page once: it knows what the page knows, and nothing can be done with it. */
export function drawingPlatform({ store, url, now, Screen }: Drawing): Platform {
  return {
    state: platformState(store),
    location: fixed({ pathname: url.pathname, search: url.search, hash: '', key: 'first' }),
    navigate: nothing,
    preload: nothing,
    socket: { id: () => null, subscribe: () => nothing, presence: () => ({ state: nothing, leave: nothing }) },
    drafts: { read: () => null, write: nothing, remove: nothing, flush: nothing, subscribe: () => nothing },
    Providers,
    Failure: () => null,
    Waiting,
    // the same boxes around a part as in the browser
    Part: ({ size = 'slot', reserve }) =>
      size === 'page' ? (
        <div className="hd-place hd-place-page">
          <div className="hd-part">
            <Screen />
          </div>
        </div>
      ) : (
        <div className="hd-place" style={reserve === undefined ? undefined : { minHeight: reserve }} />
      ),
    loadCode: never,
    setPageParams: nothing,
    guardLeaving: () => nothing,
    report: nothing,
    now: () => now,
  };
}
