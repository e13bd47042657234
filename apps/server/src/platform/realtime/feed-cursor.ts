import type { FeedCursor } from './socket-event.repository.ts';

/** Writes a place in the feed as the opaque text clients keep. */
export const writeFeedCursor = ({ xid, id }: FeedCursor): string => `${xid}.${id}`;

/** Reads such a text; null for any other. */
export function readFeedCursor(text: string): FeedCursor | null {
  const parts = /^(\d{1,19})\.(\d{1,15})$/.exec(text);
  return parts ? { xid: parts[1]!, id: Number(parts[2]) } : null;
}
