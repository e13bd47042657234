import { SOCKET_SESSION_ENDED, type PresenceState, type ServerFrame } from '@hamyar/contracts';
import type { WebSocket } from 'ws';
import type { CurrentUser } from '../auth/current-user.ts';
import type { StoredEvent } from './socket-event.repository.ts';

/** Bytes that may wait for a slow reader; beyond them the tab is cut off and reads on from its cursor later. */
const BUFFER_MAX = 1_048_576;
/** Frames a tab may send in {@link FRAME_WINDOW} milliseconds. */
const FRAMES_MAX = 400;
const FRAME_WINDOW = 10_000;

/** Reasons a socket is closed for, as the close codes of the protocol. */
export const CLOSE = { sessionEnded: SOCKET_SESSION_ENDED, tooSlow: 1013, tooMany: 1008, shutdown: 1012 } as const;

/** How far a tab has heard a channel. */
export interface ChannelSubscription {
  /** the newest event that was sent; older ones are not sent again */
  last: { xid: bigint; id: number } | null;
  /** news that waits until the subscription stands; null afterwards */
  queue: StoredEvent[] | null;
}

/** One tab: its socket, its person and the channels it hears. */
export class SocketConnection {
  readonly id: string;
  readonly sessionId: number;
  user: CurrentUser;
  readonly channels = new Map<string, ChannelSubscription>();
  /** what the person does at the tickets whose presence this tab hears */
  readonly presence = new Map<string, PresenceState>();
  /** pings without an answer */
  unansweredPings = 0;
  readonly #socket: WebSocket;
  #frames = 0;
  #windowEnds = 0;

  constructor(id: string, sessionId: number, user: CurrentUser, socket: WebSocket) {
    this.id = id;
    this.sessionId = sessionId;
    this.user = user;
    this.#socket = socket;
  }

  send(frame: ServerFrame): void {
    this.sendText(JSON.stringify(frame));
  }

  /** For a frame that many tabs get: written once. */
  sendText(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > BUFFER_MAX) return this.close(CLOSE.tooSlow);
    this.#socket.send(text);
  }

  /** Passes an event on once: not to the tab that caused it, and not what a catch-up has shown already. */
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

  /** Counts a frame of the tab; false when it sends more than any tab needs. */
  countFrame(now: number): boolean {
    if (now > this.#windowEnds) {
      this.#windowEnds = now + FRAME_WINDOW;
      this.#frames = 0;
    }
    this.#frames += 1;
    return this.#frames <= FRAMES_MAX;
  }

  close(code: number): void {
    this.#socket.close(code);
    // A tab that does not answer the closing is not waited for.
    setTimeout(() => this.#socket.terminate(), 2_000).unref();
  }

  terminate(): void {
    this.#socket.terminate();
  }
}
