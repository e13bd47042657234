import { act, useEffect, useEffectEvent, useState } from 'react';
import type {
  Audience,
  GateContext,
  PageMetadata,
  RegistryEntry,
  SessionUser,
  SystemSettings,
} from '@hamyar/contracts';
import { ThemeProvider } from '@hamyar/design-system/theme';
import {
  failureKind,
  getPlatform,
  providePlatform,
  type DraftRecord,
  type DraftStorage,
  type OtherDraft,
  type ModuleFailure,
  type PartProps,
  type Platform,
  type PlatformState,
} from '@hamyar/module-sdk';
import { createTabHistory, type TabHistory } from '@hamyar/router';
import {
  api,
  createAppStore,
  selectConnected,
  selectGates,
  selectRegistry,
  selectSettings,
  selectUser,
  StoreProvider,
  type AppStore,
  type RootState,
} from '@hamyar/store';
import { buildBoot } from './builders/system.ts';
import { createFakeSocket, type FakeSocket } from './fake-socket.ts';

export interface TestShellOptions {
  user: SessionUser | null;
  /** Address of the page: `/tickets/7?tab=notes`. */
  path?: string;
  audience?: Audience;
  settings?: Partial<SystemSettings>;
  modules?: RegistryEntry[];
  /** Path patterns of pages that are closed to the person. */
  closed?: string[];
  /** Drafts that are stored when the page opens. */
  drafts?: Record<string, unknown>;
  /** Their other versions, by the same keys. */
  otherDrafts?: Record<string, OtherDraft>;
  /** Draws the parts of other modules; without it a test shows where each stands. */
  Part?: Platform['Part'];
}

/** The shell of a test: the real store, router and theme, and drafts, a socket and a page that the test can read. */
export interface TestShell {
  store: AppStore;
  socket: FakeSocket;
  history: TabHistory;
  drafts: Map<string, unknown>;
  failures: ModuleFailure[];
  /** Parameters that the screen set for its title and breadcrumb. */
  pageParams: Record<string, string>;
  /** What the screen said about its page, the newest last. */
  pageMetadata: (PageMetadata | null)[];
  /** True while a screen asks for confirmation before it is left. */
  guarded(): boolean;
  Providers: Platform['Providers'];
}

function memoryDraftStorage(entries: Map<string, unknown>, others: Record<string, OtherDraft>): DraftStorage {
  const listeners = new Map<string, Set<() => void>>();
  const notify = (key: string): void => listeners.get(key)?.forEach((listener) => listener());
  return {
    read: <Value,>(key: string): DraftRecord<Value> | null =>
      entries.has(key) ? { value: entries.get(key) as Value, at: 0, revision: 0, other: others[key] ?? null } : null,
    write: (key, value) => void entries.set(key, value),
    remove: (key) => {
      entries.delete(key);
      notify(key);
    },
    swap: (key) => {
      const value = entries.get(key) as { body_html: string };
      const other = others[key];
      if (!other) return;
      entries.set(key, { ...value, body_html: other.body_html });
      others[key] = { ...other, body_html: value.body_html };
      notify(key);
    },
    flush: () => undefined,
    subscribe: (key, listener) => {
      const set = listeners.get(key) ?? new Set();
      listeners.set(key, set.add(listener));
      return () => void set.delete(listener);
    },
    // a test has one tab; that tabs do not share a draft is proven at the vault
    freeKey: (kind) => kind,
    begin: (kind, value) => {
      if (entries.has(kind)) return false;
      entries.set(kind, value);
      return true;
    },
    lease: (kind) => ({ key: kind, waiting: [], claim: () => undefined, release: () => undefined }),
  };
}

/** The platform's state from the store; the same object until its content changes, as in the shell. */
function platformStateOf(store: AppStore, audience: Audience): Platform['state'] {
  let last: { from: RootState; state: PlatformState } | undefined;
  const read = (from: RootState): PlatformState => ({
    audience,
    user: selectUser(from),
    settings: selectSettings(from),
    gates: selectGates(from) as GateContext,
    modules: selectRegistry(from).modules,
    closed: selectRegistry(from).closed ?? [],
    connected: selectConnected(from),
  });
  return {
    get: () => {
      const from = store.getState();
      if (last?.from !== from) last = { from, state: read(from) };
      return last.state;
    },
    subscribe: (listener) => store.subscribe(listener),
  };
}

/** Provides the platform as the shell would, for one test; {@link renderInTestShell} calls it. */
export function provideTestShell({
  user,
  path = '/',
  audience,
  settings,
  modules,
  closed,
  drafts = {},
  otherDrafts = {},
  Part = TestPart,
}: TestShellOptions): TestShell {
  window.history.replaceState(null, '', path);
  const boot = buildBoot({ user, audience, settings, modules, closed });
  const store = createAppStore(boot);
  const history = createTabHistory();
  const socket = createFakeSocket();
  const vault = new Map(Object.entries(drafts));
  const failures: ModuleFailure[] = [];
  const pageParams: Record<string, string> = {};
  const pageMetadata: (PageMetadata | null)[] = [];
  let guards = 0;
  const navigate: Platform['navigate'] = (to, options) =>
    inAct(() => (options?.replace ? history.replace(to) : history.push(to)));
  const Providers: Platform['Providers'] = ({ children }) => (
    <StoreProvider>
      <ThemeProvider navigate={navigate}>{children}</ThemeProvider>
    </StoreProvider>
  );
  providePlatform({
    state: platformStateOf(store, boot.edition),
    location: history.location,
    navigate,
    preload: () => undefined,
    socket,
    drafts: memoryDraftStorage(vault, { ...otherDrafts }),
    Providers,
    Failure: ({ failure, retry }) => (
      <div role="alert">
        {failure.message}
        <button type="button" onClick={retry}>
          retry
        </button>
      </div>
    ),
    Loading: () => <div role="status" />,
    Part,
    loadCode: (module, code) => Promise.reject(new Error(`a test loads no other module (${module} ${code})`)),
    setPageParams: (params) => void Object.assign(pageParams, params),
    setPageMetadata: (metadata) => void pageMetadata.push(metadata),
    guardLeaving: () => {
      guards += 1;
      return () => {
        guards -= 1;
      };
    },
    report: (failure) => void failures.push(failure),
    now: () => Math.floor(Date.now() / 1000),
  });
  return {
    ...{ store, socket, history, failures, pageParams, pageMetadata, Providers },
    drafts: vault,
    guarded: () => guards > 0,
  };
}

/**
 * A part of another module, of which a test shows the position. One that reports its failures is loaded by the `loadCode` of
 * the test first.
 */
function TestPart({ module, code, onShown, onFailed }: PartProps) {
  const [isLoaded, setLoaded] = useState(onFailed === undefined);
  const load = useEffectEvent(async () => {
    if (!onFailed) return;
    try {
      await getPlatform().loadCode(module, code);
      setLoaded(true);
    } catch (error) {
      const identity = { module, code, title: module, version: '1.0.0', release: '', owner: module };
      onFailed({ ...identity, kind: failureKind(error), traceId: 'abcdefghjk', message: String(error) });
    }
  });
  useEffect(() => void load(), []);
  useEffect(() => {
    if (isLoaded) onShown?.();
  }, [isLoaded, onShown]);
  return isLoaded ? <div data-part={`${module}/${code}`} /> : null;
}

/** While a test waits, React works by itself, and would complain about `act`. */
const inAct = (change: () => void): void =>
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT ? act(change) : change();

/** Clears the cache of the api, so that the next test requests everything again. */
export function resetApi(store: AppStore): void {
  act(() => {
    store.dispatch(api.util.resetApiState());
  });
}
