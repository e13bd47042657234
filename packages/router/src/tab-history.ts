import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import type { ExternalStore, PlatformLocation } from '@hamyar/module-sdk';

/** The address of the browser tab: one history for the shell and every module root. */
export interface TabHistory {
  location: ExternalStore<PlatformLocation>;
  push(to: string): void;
  replace(to: string): void;
  /** `POP` for back and forward; roots pass it to the router. */
  action(): 'POP' | 'PUSH' | 'REPLACE';
  /**
   * Asks the person (`mayLeave`) before back or forward leaves for an address where `isGuarded` is true; set once, by
   * the shell.
   */
  guardNavigation(isGuarded: (to: PlatformLocation) => boolean, mayLeave: () => Promise<boolean>): void;
  /** The navigator that react-router's Router takes. */
  navigator: ReturnType<typeof createBrowserHistory>;
}

/** Creates the history of the tab. Called once, by the shell. */
export function createTabHistory(): TabHistory {
  const history = createBrowserHistory({ v5Compat: true });
  const listeners = new Set<() => void>();
  let location: PlatformLocation = history.location;
  const guard = new NavigationGuard();
  // the history has one listener; everything that shows the address subscribes here
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
 * Back and forward cannot be prevented: the browser has already moved when it reports the move. So a move that needs a
 * question is first undone, invisibly, and done again when the person confirms.
 */
class NavigationGuard {
  #at = historyIndex();
  #asking = false;
  /** The entry that was requested and is allowed now. */
  #allowed: number | null = null;
  #holds: (to: PlatformLocation) => boolean = () => false;
  #mayLeave: () => Promise<boolean> = () => Promise.resolve(true);

  guard(isGuarded: (to: PlatformLocation) => boolean, mayLeave: () => Promise<boolean>): void {
    this.#holds = isGuarded;
    this.#mayLeave = mayLeave;
  }

  /** The tab has moved by itself. */
  acceptMove(): false {
    this.#at = historyIndex();
    return false;
  }

  /** Whether the move to the browser's current position must stay invisible. */
  holds(to: PlatformLocation): boolean {
    const target = historyIndex();
    // back at the original entry: the undo of a held move
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
 * Index of the tab's current entry in its history, as the router numbers them; null on an entry that the router has not
 * made.
 */
function historyIndex(): number | null {
  const state = window.history.state as { idx?: unknown } | null;
  return typeof state?.idx === 'number' ? state.idx : null;
}
