import { getPlatform } from './platform.ts';

/** How many objects of a kind are kept. */
const MAX_RECENT = 10;
const PREFIX = 'hamyar.recent.';

const keyOf = (kind: string): string | null => {
  const user = getPlatform().state.get().user;
  return user && `${PREFIX}${user.id}.${kind}`;
};

/**
 * The ids of the objects of a kind that this person opened last on this device, the latest first. Only ids are kept: ask
 * the server for the objects, which answers those that the person may still see.
 */
export function recentIds(kind: string): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(kind) ?? '') ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)).slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

/** Keeps the object as the one opened last. It survives a reload and is forgotten at the logout. */
export function rememberRecent(kind: string, id: number): void {
  const ids = [id, ...recentIds(kind).filter((other) => other !== id)].slice(0, MAX_RECENT);
  const key = keyOf(kind);
  try {
    if (key) localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // no storage, or a full one: nothing is kept
  }
}

/** Forgets what everybody has opened on this device: for the logout. */
export function forgetRecent(): void {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
  for (const key of keys) if (key?.startsWith(PREFIX)) localStorage.removeItem(key);
}
