import type { ReactNode } from 'react';
import type { PageMetadata } from '@hamyar/contracts';
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

/** What the screen says about its page while it is drawn; the last drawing counts. */
export interface SaidOfPage {
  params: Readonly<Record<string, string>>;
  metadata: PageMetadata | null;
}

interface SsrPlatformOptions {
  store: AppStore;
  url: URL;
  /** unix seconds */
  now: number;
  /** HTML of the screen of the page; the browser renders the parts in slots. */
  screen: () => string;
  /** Filled by the drawings. */
  said: SaidOfPage;
}

/** A platform for rendering one page once, from the values of the page; its actions do nothing. */
export function ssrPlatform({ store, url, now, screen, said }: SsrPlatformOptions): Platform {
  return {
    state: platformState(store),
    location: constant({ pathname: url.pathname, search: url.search, hash: '', key: 'first' }),
    navigate: noop,
    preload: noop,
    socket: {
      id: () => null,
      subscribe: () => noop,
      presence: () => ({ state: noop, leave: noop }),
      watchPresence: () => noop,
    },
    drafts: {
      read: () => null,
      write: noop,
      remove: noop,
      swap: noop,
      flush: noop,
      subscribe: () => noop,
      freeKey: (kind) => kind,
      begin: () => false,
      lease: (kind) => ({ key: kind, waiting: [], claim: noop, release: noop }),
    },
    Providers,
    Failure: () => null,
    Loading: LoadingPlaceholder,
    // the same elements around a part as in the browser, which continues in them with a React root of its own
    Part: ({ module, size = 'slot', reserve }) =>
      size === 'page' ? (
        <div className="hd-mount hd-mount-page">
          <div className="hd-part" data-hd-module={module} dangerouslySetInnerHTML={{ __html: screen() }} />
        </div>
      ) : (
        <div className="hd-mount" style={reserve === undefined ? undefined : { minHeight: reserve }} />
      ),
    loadCode: neverResolves,
    setPageParams: (params) => {
      said.params = params;
    },
    setPageMetadata: (metadata) => {
      said.metadata = metadata;
    },
    guardLeaving: () => noop,
    report: noop,
    now: () => now,
  };
}
