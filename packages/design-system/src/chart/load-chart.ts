import { useEffect, useSyncExternalStore } from 'react';
import type { ChartCore } from './chart-core.tsx';

type Core = typeof ChartCore;
interface Loaded {
  Core: Core | null;
  failed: boolean;
}

let state: Loaded = { Core: null, failed: false };
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

function publish(next: Loaded): void {
  state = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const fontsReady = (): Promise<unknown> =>
  // a canvas draws once: without the font it would keep another one
  Promise.allSettled(['400', '700'].map((weight) => document.fonts.load(`${weight} 14px 'Vazirmatn FaNum'`, 'فا۱')));

function load(): Promise<void> {
  loading ??= Promise.all([import(/* webpackChunkName: "chart-core" */ './chart-core.tsx'), fontsReady()]).then(
    ([{ ChartCore: Core }]) => publish({ Core, failed: false }),
    () => {
      loading = null;
      publish({ Core: null, failed: true });
    },
  );
  return loading;
}

/** The code of charts when it is there; `wanted` begins to load it, once for the page. */
export function useChartCore(wanted: boolean): Loaded & { retry(): void } {
  const loaded = useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  );
  useEffect(() => {
    if (wanted) void load();
  }, [wanted]);
  return { ...loaded, retry: () => void load() };
}
