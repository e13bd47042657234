import {
  PRESENCE_HEARTBEAT_SECONDS,
  SOCKET_PING_SECONDS,
  SOCKET_REPLACED,
  SOCKET_SESSION_ENDED,
  type ClientFrame,
  type PresenceMember,
  type PresenceState,
  type ServerFrame,
} from '@hamyar/contracts';
import type { ChannelEvent, ChannelListener, PlatformSocket } from '@hamyar/module-sdk';
import { backOffDelay } from './back-off.rules.ts';
import { ChannelPresence } from './channel-presence.ts';
import { WatchedPresence } from './watched-presence.ts';

interface Channel {
  listeners: Set<ChannelListener>;
  /** The cursor from which to resume after a loss; null before the first answer. */
  cursor: string | null;
  presence: ChannelPresence | null;
  /** Failed attempts since the last successful subscription. */
  attempt: number;
  retry?: ReturnType<typeof setTimeout>;
}

interface SocketOptions {
  /** Cursor of the feed when the page was written; the first subscriptions continue from it. */
  since?: string | null;
  open(): WebSocket;
  /** Null when the user may not subscribe; rejects when the server gave no answer. */
  token(channel: string): Promise<string | null>;
  /** Checks whether the session is still valid; null when there was no answer. */
  sessionStands(): Promise<boolean | null>;
  /** Called once when the session has ended; the socket does not reconnect. */
  sessionEnded(): void;
  onHello?(serverTime: number): void;
  onConnectionChange?(open: boolean): void;
}

/** ms during which subscriptions continue from the cursor of the page */
const FIRST_PAGE_MS = 30_000;
/** ms between two reads of what the open page shows, while the server answers but gives no socket */
const READ_EVERY_MS = 30_000;
/** Channels that were left and whose cursor is remembered; more pages than that are not kept in memory either. */
const LEFT_MAX = 100;

/**
 * The only socket of the tab. It resumes each channel from its cursor and never stops reconnecting (design/api.md
 * "Socket").
 */
export class TabSocket implements PlatformSocket {
  readonly #parts: SocketOptions;
  readonly #channels = new Map<string, Channel>();
  #since: string | null;
  /** Cursors of channels that nobody listens to any more. */
  readonly #left = new Map<string, string>();
  /** The newest position in the feed that the server has named. */
  #newest: string | null = null;
  #socket: WebSocket | null = null;
  #id: string | null = null;
  #attempt = 0;
  #reconnect: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #firstPage: ReturnType<typeof setTimeout> | undefined;
  #stopped = true;
  readonly #watched = new WatchedPresence((channels) => this.#send({ type: 'watch', channels }));
  /** The session was checked after the last refused handshake and is valid. */
  #proven = false;
  /** Unix milliseconds of the last read without a socket. */
  #readAt = 0;

  constructor(options: SocketOptions) {
    this.#parts = options;
    this.#since = options.since ?? null;
  }

  start(): void {
    this.#stopped = false;
    document.addEventListener('visibilitychange', this.#seen);
    // data that is read later is newer than the cursor of the page
    this.#firstPage = setTimeout(() => {
      this.#since = null;
    }, FIRST_PAGE_MS);
    this.#heartbeat = setInterval(() => this.#beat(), PRESENCE_HEARTBEAT_SECONDS * 1000);
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    document.removeEventListener('visibilitychange', this.#seen);
    clearTimeout(this.#reconnect);
    clearTimeout(this.#silence);
    clearInterval(this.#heartbeat);
    clearTimeout(this.#firstPage);
    this.#watched.stop();
    this.#socket?.close();
  }

  readonly #seen = (): void => {
    if (!document.hidden) this.reconnectNow();
  };

  /** Connects now instead of waiting, e.g. when the browser is online again. */
  reconnectNow(): void {
    if (this.#stopped || this.#socket) return;
    clearTimeout(this.#reconnect);
    this.#connect();
  }

  id(): string | null {
    return this.#id;
  }

  subscribe(name: string, listener: ChannelListener): () => void {
    const channel = this.#channel(name);
    channel.listeners.add(listener);
    return () => {
      channel.listeners.delete(listener);
      this.#dropUnused(name, channel);
    };
  }

  presence(
    name: string,
    changed: (members: readonly PresenceMember[]) => void,
  ): { state(value: PresenceState): void; leave(): void } {
    const channel = this.#channel(name);
    channel.presence ??= new ChannelPresence();
    const { presence } = channel;
    const forget = presence.watch(changed);
    return {
      state: (value) => {
        presence.ownState = value;
        this.#send({ type: 'presence', channel: name, state: value });
      },
      leave: () => {
        forget();
        if (!presence.hasWatchers) {
          this.#send({ type: 'presence', channel: name, state: 'left' });
          channel.presence = null;
        }
        this.#dropUnused(name, channel);
      },
    };
  }

  watchPresence(name: string, changed: (members: readonly PresenceMember[]) => void): () => void {
    return this.#watched.watch(name, changed);
  }

  #channel(name: string): Channel {
    const known = this.#channels.get(name);
    if (known) return known;
    // Data that a component reads from now on is newer: a change between that read and the subscription is received. What
    // was read before, and is shown again from memory, is continued where the channel was left.
    const cursor = this.#left.get(name) ?? this.#since ?? this.#newest;
    this.#left.delete(name);
    const channel: Channel = { listeners: new Set(), cursor, presence: null, attempt: 0 };
    this.#channels.set(name, channel);
    if (this.#id) void this.#join(name);
    return channel;
  }

  #dropUnused(name: string, channel: Channel): void {
    if (channel.listeners.size > 0 || channel.presence || this.#channels.get(name) !== channel) return;
    this.#channels.delete(name);
    this.#leave(name, channel);
    clearTimeout(channel.retry);
    this.#send({ type: 'unsubscribe', channel: name });
  }

  #leave(name: string, { cursor }: Channel): void {
    if (cursor === null) return;
    this.#left.set(name, cursor);
    const [oldest] = this.#left.keys();
    if (this.#left.size > LEFT_MAX && oldest !== undefined) this.#left.delete(oldest);
  }

  #connect(): void {
    const socket = this.#parts.open();
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      this.#heard();
      this.#receive(JSON.parse(data as string) as ServerFrame);
    };
    socket.onclose = ({ code }) => this.#lost(socket, code);
    this.#heard();
  }

  // the server sends a ping every 25 s; after two missed pings the connection counts as lost
  #heard(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(
      () => {
        const socket = this.#socket;
        socket?.close();
        if (socket) this.#lost(socket);
      },
      (SOCKET_PING_SECONDS * 2 + 5) * 1000,
    );
  }

  #lost(socket: WebSocket, code?: number): void {
    if (socket !== this.#socket) return;
    const refused = this.#id === null;
    this.#socket = null;
    this.#id = null;
    clearTimeout(this.#silence);
    if (this.#stopped) return;
    if (code === SOCKET_SESSION_ENDED) return this.#end();
    this.#parts.onConnectionChange?.(false);
    if (code === SOCKET_REPLACED && document.hidden) return;
    if (refused) void this.#askSession().then(() => this.#readWithoutSocket());
    this.#reconnect = setTimeout(() => this.#connect(), backOffDelay(this.#attempt, Math.random()));
    this.#attempt += 1;
  }

  // a browser does not say why a handshake was refused, so the session is checked once
  async #askSession(): Promise<void> {
    if (this.#proven) return;
    const valid = await this.#parts.sessionStands();
    if (this.#stopped || this.#id !== null) return;
    if (valid === false) this.#end();
    else if (valid) this.#proven = true;
  }

  // A proxy may let everything through except sockets: what is shown would then stay as it is, and nobody would know.
  #readWithoutSocket(): void {
    if (!this.#proven || this.#stopped || document.hidden || Date.now() - this.#readAt < READ_EVERY_MS) return;
    this.#readAt = Date.now();
    for (const name of [...this.#channels.keys()]) this.#missed(name);
  }

  #end(): void {
    this.stop();
    this.#parts.sessionEnded();
  }

  #receive(frame: ServerFrame): void {
    switch (frame.type) {
      case 'hello':
        return this.#helloed(frame.socket_id, frame.server_time);
      case 'ping':
        this.#newest = frame.cursor;
        return this.#send({ type: 'pong' });
      case 'event':
        return this.#event(frame.channel, frame.cursor, {
          channel: frame.channel,
          name: frame.name,
          data: frame.data,
        } as ChannelEvent);
      case 'subscribed':
        return this.#subscribed(frame.channel, frame.cursor, frame.members);
      case 'refused':
        return this.#refused(frame.channel, frame.code);
      case 'unsubscribed':
        return frame.code === 'RIGHT_LOST' ? this.#dropped(frame.channel) : undefined;
      case 'presence':
        return this.#channels.get(frame.channel)?.presence?.updateMember(frame.member);
      case 'watched':
        return this.#watched.receive(frame);
      default:
        return undefined;
    }
  }

  #helloed(id: string, serverTime: number): void {
    this.#id = id;
    this.#attempt = 0;
    this.#proven = false;
    this.#parts.onHello?.(serverTime);
    this.#parts.onConnectionChange?.(true);
    for (const name of this.#channels.keys()) void this.#join(name);
    this.#watched.resend();
  }

  async #join(name: string): Promise<void> {
    const socket = this.#socket;
    // a missing answer is not a refusal
    const auth = await this.#parts
      .token(name)
      .catch((error: { retry_after?: number }) => ({ retryAfter: error.retry_after ?? 0 }));
    const channel = this.#channels.get(name);
    if (auth === null || !channel || socket !== this.#socket) return;
    if (typeof auth === 'object') return this.#joinLater(name, channel, auth.retryAfter);
    this.#send({
      type: 'subscribe',
      channel: name,
      auth,
      ...(channel.cursor === null ? {} : { cursor: channel.cursor }),
    });
  }

  /** Tries again with growing pauses, and never before `retryAfter` (seconds), which the server sets. */
  #joinLater(name: string, channel: Channel, retryAfter = 0): void {
    const chance = Math.random();
    clearTimeout(channel.retry);
    channel.retry = setTimeout(
      () => {
        // a new connection subscribes to every channel itself
        if (this.#id && this.#channels.get(name) === channel) void this.#join(name);
      },
      Math.max(backOffDelay(channel.attempt, chance), retryAfter * 1000 * (1 + chance / 4)),
    );
    channel.attempt += 1;
  }

  // the right may be lost, or the server could not check it at that moment: one more request decides
  #dropped(name: string): void {
    this.#missed(name);
    const channel = this.#channels.get(name);
    if (channel) this.#joinLater(name, channel);
  }

  #subscribed(name: string, cursor: string | null, members: PresenceMember[] | undefined): void {
    this.#newest = cursor ?? this.#newest;
    const channel = this.#channels.get(name);
    if (!channel) return;
    channel.attempt = 0;
    channel.cursor ??= cursor;
    if (members) channel.presence?.setMembers(members);
    if (channel.presence?.ownState) this.#send({ type: 'presence', channel: name, state: channel.presence.ownState });
  }

  #refused(name: string, code: string): void {
    const channel = this.#channels.get(name);
    if (!channel || (code !== 'CURSOR_TOO_OLD' && code !== 'TOKEN')) return;
    // the components on this channel fetch their data again
    if (code === 'CURSOR_TOO_OLD') {
      channel.cursor = null;
      this.#missed(name);
    }
    void this.#join(name);
  }

  #event(name: string, cursor: string, event: ChannelEvent): void {
    const channel = this.#channels.get(name);
    if (!channel) return;
    channel.cursor = cursor;
    for (const listener of [...channel.listeners]) listener.event(event);
  }

  #missed(name: string): void {
    for (const listener of [...(this.#channels.get(name)?.listeners ?? [])]) listener.missed?.();
  }

  #beat(): void {
    for (const [name, { presence }] of this.#channels)
      if (presence?.ownState) this.#send({ type: 'presence', channel: name, state: presence.ownState });
  }

  #send(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.#id) this.#socket.send(JSON.stringify(frame));
  }
}
