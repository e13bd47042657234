import { SOCKET_REPLACED, SOCKET_SESSION_ENDED, type PresenceState, type ServerFrame } from '@hamyar/contracts';
import type { WebSocket } from 'ws';
import type { CurrentUser } from '../auth/current-user.ts';
import type { StoredEvent } from './socket-event.repository.ts';

/**
 * Maximum number of bytes that wait for a slow reader; beyond that the tab is disconnected and continues from its
 * cursor later.
 */
const BUFFER_MAX = 1_048_576;

/** Reasons for closing a socket, as close codes of the protocol. */
export const CLOSE = {
  sessionEnded: SOCKET_SESSION_ENDED,
  replaced: SOCKET_REPLACED,
  tooSlow: 1013,
  tooMany: 1008,
  shutdown: 1012,
} as const;

/** How far a tab has received a channel. */
export interface ChannelSubscription {
  /** the newest event that was sent; older ones are not sent again */
  last: { xid: bigint; id: number } | null;
  /** events that wait until the subscription is confirmed; null afterwards */
  queue: StoredEvent[] | null;
}

/** The presence channels of the rows that a tab shows. */
export interface PresenceWatch {
  /** the rows that it shows */
  asked: ReadonlySet<string>;
  /** those whose presence it may see; null until its rights have been read */
  allowed: Set<string> | null;
  /** access has changed while the rights were read */
  stale: boolean;
  /** rows whose change waits for the next frame */
  changed: Set<string>;
}

/** One tab: its socket, its person and its subscribed channels. */
export class SocketConnection {
  readonly id: string;
  readonly sessionId: number;
  user: CurrentUser;
  readonly channels = new Map<string, ChannelSubscription>();
  /** what the person is doing on the tickets whose presence this tab subscribes to */
  readonly presence = new Map<string, PresenceState>();
  /** the rows on the screen whose presence this tab is sent */
  watch: PresenceWatch | null = null;
  /** whom frames of watched rows have named, as they were then */
  readonly named = new Map<number, string>();
  /** pings without a response */
  unansweredPings = 0;
  readonly #socket: WebSocket;

  constructor(id: string, sessionId: number, user: CurrentUser, socket: WebSocket) {
    this.id = id;
    this.sessionId = sessionId;
    this.user = user;
    this.#socket = socket;
  }

  send(frame: ServerFrame): void {
    this.sendText(JSON.stringify(frame));
  }

  /** For a frame that many tabs get: serialized once. */
  sendText(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > BUFFER_MAX) return this.close(CLOSE.tooSlow);
    this.#socket.send(text);
  }

  /** Sends an event once: not to the tab that caused it, and not when a catch-up has already sent it. */
  deliver(event: StoredEvent, text: string): void {
    const subscription = this.channels.get(event.channel);
    if (!subscription || event.except_socket === this.id) return;
    if (subscription.queue) {
      subscription.queue.push(event);
      return;
    }
    const xid = BigInt(event.xid);
    if (
      subscription.last &&
      (xid < subscription.last.xid || (xid === subscription.last.xid && event.id <= subscription.last.id))
    )
      return;
    subscription.last = { xid, id: event.id };
    this.sendText(text);
  }

  close(code: number): void {
    this.#socket.close(code);
    // Does not wait for a tab that does not confirm the closing.
    setTimeout(() => this.#socket.terminate(), 2_000).unref();
  }

  terminate(): void {
    this.#socket.terminate();
  }
}
