import type { ReactNode } from 'react';
import { ThemeProvider } from '@hamyar/design-system/theme';
import type { ExternalStore, Platform } from '@hamyar/module-sdk';
import { StoreProvider, type AppStore } from '@hamyar/store';
import { LoadingPlaceholder } from '../modules/loading-placeholder.tsx';
import { platformState } from '../platform/platform-state.ts';

const noop = () => {};
const neverResolves = () => new Promise<never>(noop);
const constant = <Value,>(value: Value): ExternalStore<Value> => ({ get: () => value, subscribe: () => noop });

const Providers = ({ children }: { children: ReactNode }) => (
  <StoreProvider>
    <ThemeProvider nonce="">{children}</ThemeProvider>
  </StoreProvider>
);

interface SsrPlatformOptions {
  store: AppStore;
  url: URL;
  /** unix seconds */
  now: number;
  /** HTML of the screen of the page; the browser renders the parts in slots. */
  screen: () => string;
}

/** A platform for rendering one page once, from the values of the page; its actions do nothing. */
export function ssrPlatform({ store, url, now, screen }: SsrPlatformOptions): Platform {
  return {
    state: platformState(store),
    location: constant({ pathname: url.pathname, search: url.search, hash: '', key: 'first' }),
    navigate: noop,
    preload: noop,
    socket: { id: () => null, subscribe: () => noop, presence: () => ({ state: noop, leave: noop }) },
    drafts: {
      read: () => null,
      write: noop,
      remove: noop,
      flush: noop,
      subscribe: () => noop,
      freeKey: (kind) => kind,
      lease: (kind) => ({ key: kind, waiting: [], claim: noop, release: noop }),
    },
    Providers,
    Failure: () => null,
    Loading: LoadingPlaceholder,
    // the same elements around a part as in the browser, which continues in them with a React root of its own
    Part: ({ module, size = 'slot', reserve }) =>
      size === 'page' ? (
        <div className="hd-place hd-place-page">
          <div className="hd-part" data-hd-module={module} dangerouslySetInnerHTML={{ __html: screen() }} />
        </div>
      ) : (
        <div className="hd-place" style={reserve === undefined ? undefined : { minHeight: reserve }} />
      ),
    loadCode: neverResolves,
    setPageParams: noop,
    guardLeaving: () => noop,
    report: noop,
    now: () => now,
  };
}
