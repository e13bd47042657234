import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import type { ExternalStore, PlatformLocation } from '@hamyar/module-sdk';

/** The address of the browser tab. The shell and all roots of modules share one history. */
export interface TabHistory {
  location: ExternalStore<PlatformLocation>;
  push(to: string): void;
  replace(to: string): void;
  /** `POP` for back and forward; the roots pass it to their routers. */
  action(): 'POP' | 'PUSH' | 'REPLACE';
  /**
   * Asks for confirmation with `mayLeave` before back or forward leaves an address for which `isGuarded` returns true.
   * Set once, by the shell.
   */
  guardNavigation(isGuarded: (to: PlatformLocation) => boolean, mayLeave: () => Promise<boolean>): void;
  /** The navigator for react-router's Router. */
  navigator: ReturnType<typeof createBrowserHistory>;
}

/** Creates the history of the tab. Called once, by the shell. */
export function createTabHistory(): TabHistory {
  const history = createBrowserHistory({ v5Compat: true });
  const listeners = new Set<() => void>();
  let location: PlatformLocation = history.location;
  const guard = new NavigationGuard();
  // the history accepts one listener; every other subscriber is kept here
  history.listen(({ action }) => {
    if (action === 'POP' ? guard.holds(history.location) : guard.acceptMove()) return;
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
    guardNavigation: (isGuarded, mayLeave) => guard.guard(isGuarded, mayLeave),
    navigator: history,
  };
}

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

/**
 * Index of the current entry in the tab's history, as react-router numbers entries; null for an entry that it did not
 * create.
 */
function historyIndex(): number | null {
  const state = window.history.state as { idx?: unknown } | null;
  return typeof state?.idx === 'number' ? state.idx : null;
}
