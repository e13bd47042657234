/** Milliseconds a count may be old while nothing was written. */
const LIFETIME = 10_000;
/** Milliseconds a large count may be old although something was: many agents writing must not make everyone count anew. */
const LARGE_LIFETIME = 1_000;
const LARGE = 500;
const MAX_ENTRIES = 2_000;

/** Counts of lists and counters, kept for a moment by what they count (decisions 2.3 "cached 10 s per scope hash"). */
export interface ListTotals {
  get(key: string): number | undefined;
  set(key: string, total: number): void;
  /** Something was written: small counts are counted anew, large ones within a second. */
  clear(): void;
}

/** Makes an empty cache; `now` in milliseconds. */
export function createListTotals(now: () => number = () => performance.now()): ListTotals {
  const entries = new Map<string, { total: number; at: number; writes: number }>();
  let writes = 0;
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const age = now() - entry.at;
      const fresh = entry.writes === writes ? age < LIFETIME : entry.total >= LARGE && age < LARGE_LIFETIME;
      return fresh ? entry.total : undefined;
    },
    set(key, total) {
      if (entries.size >= MAX_ENTRIES) entries.clear();
      entries.set(key, { total, at: now(), writes });
    },
    clear() {
      writes += 1;
    },
  };
}
