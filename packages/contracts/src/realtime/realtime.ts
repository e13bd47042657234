import { CHANNEL_KINDS, type ChannelKind } from '../declared.ts';

/** The socket's channels and messages (design/api.md "Socket"), for server and browser. */

/** Splits `ticket.7` into its kind and id; null for anything that is not a channel. `system` has id 0. */
export function parseChannel(name: string): { kind: ChannelKind; id: number } | null {
  if (name === 'system') return { kind: 'system', id: 0 };
  const match = /^([a-z-]+)\.(0|[1-9]\d{0,14})$/.exec(name);
  const kind = match?.[1] as ChannelKind | undefined;
  return match && kind && kind !== 'system' && CHANNEL_KINDS.includes(kind) ? { kind, id: Number(match[2]) } : null;
}

/**
 * Content of events: ids and versions, never bodies; notifications are the exception (spec 3.5, 7.39). A module adds its
 * own by declaration merging in its folder of the contracts.
 *
 * @example
 * declare module '../realtime/realtime.ts' {
 *   interface SocketEvents { 'visit.changed': { id: number } }
 * }
 */
export interface SocketEvents {}
export type SocketEventName = keyof SocketEvents;

export type PresenceState = 'viewing' | 'replying' | 'noting' | 'left';
export interface PresenceMember {
  user_id: number;
  name: string;
  profile_picture_name: string | null;
  state: PresenceState;
}

/**
 * Who has the entity of one presence channel open: the most active ones first, {@link PRESENCE_ROW_MEMBERS} at most;
 * none when nobody has it open.
 */
export type PresenceRow = [channel: string, members: [userId: number, state: PresenceState][]];

export type ServerFrame =
  | { type: 'hello'; socket_id: string; server_time: number; resume: boolean }
  | { type: 'subscribed'; channel: string; cursor: string | null; members?: PresenceMember[] }
  | { type: 'refused'; channel: string; code: 'FORBIDDEN' | 'TOKEN' | 'CURSOR_TOO_OLD' | 'UNKNOWN' }
  | { type: 'unsubscribed'; channel: string; code: 'RIGHT_LOST' | 'ASKED' }
  | {
      [N in SocketEventName]: { type: 'event'; channel: string; name: N; data: SocketEvents[N]; cursor: string };
    }[SocketEventName]
  | { type: 'presence'; channel: string; member: PresenceMember }
  /**
   * Presence on the watched channels, each row in its whole state. With `first` it begins the answer to `watch`: what it
   * and the frames after it do not name has nobody. `people` are those whom no frame of this connection has named.
   */
  | { type: 'watched'; rows: PresenceRow[]; people: Omit<PresenceMember, 'state'>[]; first?: true }
  /** All events before the cursor belong to transactions that have ended. */
  | { type: 'ping'; cursor: string };
export type ClientFrame =
  | { type: 'subscribe'; channel: string; auth: string; cursor?: string }
  | { type: 'unsubscribe'; channel: string }
  | { type: 'presence'; channel: string; state: PresenceState }
  /** The presence channels of the rows on the screen, in place of those before; the tab joins none of them. */
  | { type: 'watch'; channels: string[] }
  | { type: 'pong' };

/** seconds between pings; after two missed pings the socket is closed */
export const SOCKET_PING_SECONDS = 25;
/** Close code of a socket whose session has ended; the tab does not reconnect (design/api.md "Socket"). */
export const SOCKET_SESSION_ENDED = 4401;
/**
 * Close code of the oldest socket of a person who has opened too many; its tab connects again only when somebody looks
 * at it, because two tabs would otherwise replace each other without end.
 */
export const SOCKET_REPLACED = 4429;
/** bytes */
export const SOCKET_FRAME_MAX = 16_384;
/** seconds that a channel token is valid */
export const CHANNEL_TOKEN_SECONDS = 60;
/** seconds after the last heartbeat at which a presence ends (decisions 2.4) */
export const PRESENCE_SECONDS = 40;
export const PRESENCE_HEARTBEAT_SECONDS = 15;
/** Presence channels that one tab watches; the newest {@link PRESENCE_WATCH_MAX} rows of a longer list. */
export const PRESENCE_WATCH_MAX = 200;
/** People of one watched row: the three that are shown, and the watcher, who is not shown to himself. */
export const PRESENCE_ROW_MEMBERS = 4;
/** milliseconds in which changes of watched rows become one frame */
export const PRESENCE_WATCH_MS = 1_000;
/** hours for which events are kept, so that a client can resume */
export const SOCKET_EVENT_HOURS = 24;
