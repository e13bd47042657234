/** Milliseconds a count may be old; every write on a ticket forgets all of them earlier. */
const LIFETIME = 10_000;
const MAX_ENTRIES = 2_000;

/** Counts of lists and counters, kept for a moment by what they count (decisions 2.3 "cached 10 s per scope hash"). */
export interface ListTotals {
  get(key: string): number | undefined;
  set(key: string, total: number): void;
  clear(): void;
}

/** Makes an empty cache. */
export function createListTotals(now: () => number = () => performance.now()): ListTotals {
  const entries = new Map<string, { total: number; at: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      return entry && now() - entry.at < LIFETIME ? entry.total : undefined;
    },
    set(key, total) {
      if (entries.size >= MAX_ENTRIES) entries.clear();
      entries.set(key, { total, at: now() });
    },
    clear: () => entries.clear(),
  };
}
