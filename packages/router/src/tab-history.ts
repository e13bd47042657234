import type { ExternalStore, PlatformLocation } from '@hamyar/module-sdk';
import { BackHold } from './back-hold.ts';

/** The address of the browser tab. The shell and all roots of modules share one history. */
export interface TabHistory {
  location: ExternalStore<PlatformLocation>;
  push(to: string): void;
  replace(to: string): void;
  /**
   * Until the returned function is called, Back calls `onBack` and the address stays: for what lies over the page. Does
   * nothing while the person is asked whether to leave.
   */
  holdBack(onBack: () => void): () => void;
  /**
   * Asks for confirmation with `mayLeave` before back or forward leaves an address for which `isGuarded` returns true.
   * Set once, by the shell.
   */
  guardNavigation(isGuarded: (to: PlatformLocation) => boolean, mayLeave: () => Promise<boolean>): void;
}

/** What each entry of the tab's history stores in the browser: its index in the tab, and a key of its own. */
interface EntryState {
  idx: number;
  key: string;
}

/** Creates the history of the tab. Called once, by the shell. */
export function createTabHistory(): TabHistory {
  if (historyIndex() === null) window.history.replaceState({ ...window.history.state, idx: 0, key: newKey() }, '');
  const listeners = new Set<() => void>();
  let location = currentLocation();
  const guard = new NavigationGuard();
  const back = new BackHold();
  const show = () => {
    location = currentLocation();
    for (const listener of [...listeners]) listener();
  };
  const move = (to: string, replace: boolean) => {
    if (back.postpone(() => move(to, replace))) return;
    const url = resolve(to, currentLocation().pathname);
    const index = historyIndex() ?? 0;
    const state: EntryState = { idx: replace ? index : index + 1, key: newKey() };
    try {
      if (replace) window.history.replaceState(back.withHold(state), '', url);
      else if (back.giveUp()) window.history.replaceState(state, '', url);
      else window.history.pushState(state, '', url);
    } catch {
      // Safari refuses more than 100 entries in 30 seconds
      return window.location.assign(url);
    }
    guard.acceptMove();
    show();
  };
  window.addEventListener('popstate', () => {
    const shown = location.pathname + location.search + location.hash;
    if (back.popped(shown, guard.isAtPage())) return;
    if (!guard.holds(currentLocation())) show();
  });
  return {
    location: {
      get: () => location,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    push: (to) => move(to, false),
    replace: (to) => move(to, true),
    holdBack: (onBack) => (guard.asking ? () => undefined : back.hold(onBack)),
    guardNavigation: (isGuarded, mayLeave) => guard.guard(isGuarded, mayLeave),
  };
}

const newKey = () => Math.random().toString(36).slice(2, 10);

function currentLocation(): PlatformLocation {
  const { pathname, search, hash } = window.location;
  const state = window.history.state as Partial<EntryState> | null;
  return { pathname, search, hash, key: state?.key ?? 'default' };
}

/** The address of a move: a path with query and hash, or only a query or hash of the current page. */
const resolve = (to: string, pathname: string) => (/^[?#]|^$/.test(to) ? pathname + to : to);

/**
 * Back and forward cannot be prevented: the browser reports the move after it was made. A move that needs a
 * confirmation is therefore undone without showing it, and repeated when the user confirms.
 */
class NavigationGuard {
  #at = historyIndex();
  #asking = false;
  /** Index of the history entry that was requested and is allowed now. */
  #allowed: number | null = null;
  #holds: (to: PlatformLocation) => boolean = () => false;
  #mayLeave: () => Promise<boolean> = () => Promise.resolve(true);

  guard(isGuarded: (to: PlatformLocation) => boolean, mayLeave: () => Promise<boolean>): void {
    this.#holds = isGuarded;
    this.#mayLeave = mayLeave;
  }

  get asking(): boolean {
    return this.#asking;
  }

  /** The browser's current entry belongs to the page that is shown. */
  isAtPage(): boolean {
    return historyIndex() === this.#at;
  }

  /** Records the current entry after a move that may be shown. */
  acceptMove(): false {
    this.#at = historyIndex();
    return false;
  }

  /** Whether the move to the browser's current entry must not be shown. */
  holds(to: PlatformLocation): boolean {
    const target = historyIndex();
    // back at the original entry: a blocked move was undone
    if (target !== null && target === this.#at) return true;
    if (target === null || this.#at === null || target === this.#allowed || !(this.#asking || this.#holds(to))) {
      this.#allowed = null;
      return this.acceptMove();
    }
    window.history.go(this.#at - target);
    if (!this.#asking) void this.#ask(target);
    return true;
  }

  async #ask(target: number): Promise<void> {
    this.#asking = true;
    const leave = await this.#mayLeave().finally(() => {
      this.#asking = false;
    });
    if (!leave || this.#at === null) return;
    this.#allowed = target;
    window.history.go(target - this.#at);
  }
}

/** Index of the current entry in the tab's history; null for an entry that the tab's history did not create. */
function historyIndex(): number | null {
  const state = window.history.state as { idx?: unknown } | null;
  return typeof state?.idx === 'number' ? state.idx : null;
}
