import { useSyncExternalStore } from 'react';

/** As wide as the style sheet of this module calls a phone. */
const QUERY = '(max-width: 849px)';
const query = () => window.matchMedia?.(QUERY);

function subscribe(listener: () => void): () => void {
  const list = query();
  list?.addEventListener?.('change', listener);
  return () => list?.removeEventListener?.('change', listener);
}

/** Whether the window is that of a phone: a day's events then stand in a list, because no cell has room for them. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
