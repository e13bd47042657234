import { useSyncExternalStore } from 'react';

/** The window has room for the card of a customer and a drawer beside it. */
const QUERY = '(min-width: 1200px)';
const query = () => window.matchMedia?.(QUERY);

function subscribe(listener: () => void): () => void {
  const list = query();
  list?.addEventListener?.('change', listener);
  return () => list?.removeEventListener?.('change', listener);
}

/** Whether a drawer stands beside the page; on the server, which draws no drawer, it is not asked. */
export const useRoomy = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
