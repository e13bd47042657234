/** Maximum age of a count in milliseconds while nothing was written. */
const LIFETIME = 10_000;
/**
 * Maximum age of a large count in milliseconds after a write: with many agents writing, not everyone should count
 * again.
 */
const LARGE_LIFETIME = 1_000;
const LARGE = 500;
const MAX_ENTRIES = 2_000;

/**
 * Counts of lists and counters, cached for a short time by their query (decisions 2.3 "cached 10 s per scope hash").
 */
export interface ListTotals {
  get(key: string): number | undefined;
  set(key: string, total: number): void;
  /** After a write: small counts are counted again, large ones within a second. */
  clear(): void;
}

/** Creates an empty cache; `now` in milliseconds. */
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
