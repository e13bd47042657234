import { SOCKET_EVENT_HOURS } from '@hamyar/contracts';
import type { FeedCursor } from './socket-event.repository.ts';

/** Encodes a position in the feed as the opaque text that clients store. */
export const encodeFeedCursor = ({ xid, id }: FeedCursor): string => `${xid}.${id}`;

/**
 * Like {@link encodeFeedCursor}, with the time at which it was the newest: a page starts from there, and the feed may
 * have no event that old. `at` is unix seconds.
 */
export const encodeTimedCursor = (low: string, at: number): string => `${low}.0.${at}`;

/**
 * Decodes such a text; null for any other. A time within the last hours means that all later events are still stored.
 */
export function decodeFeedCursor(text: string, now: number): FeedCursor | null {
  const parts = /^(\d{1,19})\.(\d{1,15})(?:\.(\d{1,12}))?$/.exec(text);
  if (!parts) return null;
  const age = parts[3] === undefined ? null : now - Number(parts[3]);
  return {
    xid: parts[1]!,
    id: Number(parts[2]),
    kept: age !== null && age >= 0 && age < (SOCKET_EVENT_HOURS - 1) * 3600,
  };
}
