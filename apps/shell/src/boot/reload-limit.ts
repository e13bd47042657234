const KEY = 'hamyar.reloaded';
/** ms between two reloads that nobody asked for (spec 4.19) */
const ONCE_PER_MS = 60_000;

/**
 * Claims a reload of the page that nobody asked for. Returns false, and the page may not be reloaded, when there was one
 * in the 60 seconds before `moment` (spec 4.19), and in a browser that keeps nothing, where it might never end.
 *
 * @param moment ms since 1970: now, or the beginning of this page, which on a slow line may have loaded for longer
 */
export function claimReload(moment: number, now = Date.now()): boolean {
  try {
    if (moment - Number(sessionStorage.getItem(KEY) ?? 0) < ONCE_PER_MS) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
