import { selectConnected, selectGates, selectRegistry, selectSettings, selectUser, type AppStore } from '@hamyar/store';
import type { ExternalStore, PlatformState } from '@hamyar/module-sdk';

const NONE: readonly string[] = [];

/** The session part of the store as platform state. It is the same object until something in it changes. */
export function platformState(store: AppStore): ExternalStore<PlatformState> {
  let last: PlatformState | null = null;
  const get = (): PlatformState => {
    const state = store.getState();
    const next: PlatformState = {
      audience: selectGates(state).audience,
      user: selectUser(state),
      settings: selectSettings(state),
      gates: selectGates(state),
      modules: selectRegistry(state).modules,
      closed: selectRegistry(state).closed ?? NONE,
      connected: selectConnected(state),
    };
    if (last && (Object.keys(next) as (keyof PlatformState)[]).every((key) => last![key] === next[key])) return last;
    last = next;
    return next;
  };
  return { get, subscribe: (listener) => store.subscribe(listener) };
}
