import {
  parseChannel,
  SOCKET_PING_SECONDS,
  type ClientFrame,
  type PresenceMember,
  type ServerFrame,
} from '@hamyar/contracts';
import type { CurrentUser } from '../auth/current-user.ts';
import type { Deps } from '../deps.ts';
import { isChannelToken } from './channel-token.ts';
import { readClientFrame } from './client-frame.ts';
import { channelsOfEntity, type Subscribable } from './channel.policy.ts';
import { decodeFeedCursor, encodeTimedCursor } from './feed-cursor.ts';
import { frameOf, memberOf } from './server-frame.ts';
import { createPresenceRegistry, type PresenceRegistry } from './presence-registry.ts';
import { onlinePeople, type OnlinePeople } from './online-people.ts';
import { PresenceWatches } from './presence-watches.ts';
import { SocketBudget } from './socket-budget.ts';
import { CLOSE, type ChannelSubscription, type SocketConnection } from './socket-connection.ts';
import { changedAccess, readChannelEvents, type StoredEvent } from './socket-event.repository.ts';
import { createSocketFeed, type SocketFeed } from './socket-feed.ts';

/** What the sockets need from the rest of the server. */
export interface SocketRules {
  /** The same policy as for HTTP: reads, once for everyone, who may subscribe to the channels. */
  channelRights(channels: readonly string[]): Promise<Subscribable>;
  /** The person in their current state, or null when they may not be logged in any more. */
  loadUser(userId: number): Promise<CurrentUser | null>;
  /** The sessions that are still open, each with whether its account has expired. */
  openSessions(sessionIds: readonly number[]): Promise<ReadonlyMap<number, { expired: boolean }>>;
  /** Topic with the ids of ended sessions. */
  sessionEnded: string;
}

/** Maximum number of events for catching up; a tab that missed more reads its lists again. */
const RESUME_MAX = 500;
/** Maximum number of channels of one tab. */
const CHANNELS_MAX = 300;
/**
 * Milliseconds between checks of open sockets for sessions that ended without a message: by time, or on another host.
 */
const SWEEP_EVERY = 15_000;

type HubDeps = Pick<Deps, 'db' | 'broker' | 'modules' | 'log' | 'clock' | 'secrets'>;

/** The tabs of this node and their channels. */
export interface SocketHub {
  add(connection: SocketConnection, cursor: string | null): Promise<void>;
  remove(connection: SocketConnection): void;
  receive(connection: SocketConnection, text: string): Promise<void>;
  connections(): number;
  /** Closes the sockets of sessions that have ended; runs by itself every few seconds. */
  sweep(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Its right to the channel has been read; before that it hears nothing and nobody hears of it. */
const isListening = (connection: SocketConnection, channel: string): boolean =>
  connection.channels.get(channel)?.queue === null;

/** Creates the hub of this node. */
export function createSocketHub(deps: HubDeps, rules: SocketRules): SocketHub {
  return new Hub(deps, rules);
}

class Hub implements SocketHub {
  readonly #deps: HubDeps;
  readonly #rules: SocketRules;
  readonly #all = new Set<SocketConnection>();
  readonly #budget = new SocketBudget();
  readonly #channels = new Map<string, Set<SocketConnection>>();
  readonly #feed: SocketFeed;
  readonly #board: PresenceRegistry;
  readonly #watches: PresenceWatches;
  readonly #online: OnlinePeople;
  #beat: NodeJS.Timeout | undefined;
  #sweeper: NodeJS.Timeout | undefined;
  #stopTopic = () => {};

  constructor(deps: HubDeps, rules: SocketRules) {
    this.#deps = deps;
    this.#rules = rules;
    this.#feed = createSocketFeed(deps, (events) => this.#deliver(events));
    this.#board = createPresenceRegistry(deps.broker, (channel, member) => this.#showPresence(channel, member));
    this.#online = onlinePeople(deps.broker);
    this.#watches = new PresenceWatches({
      members: (channel) => this.#board.members(channel),
      allowed: (connection, channels) => this.#allowed(connection, channels),
    });
  }

  connections(): number {
    return this.#all.size;
  }

  async start(): Promise<void> {
    await this.#feed.start();
    this.#stopTopic = this.#deps.broker.subscribe(this.#rules.sessionEnded, (id) => this.#endSession(Number(id)));
    this.#sweeper = setInterval(() => void this.sweep(), SWEEP_EVERY).unref();
    this.#beat = setInterval(() => this.#ping(), SOCKET_PING_SECONDS * 1000).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#beat);
    clearInterval(this.#sweeper);
    this.#stopTopic();
    this.#board.stop();
    this.#watches.stop();
    await this.#feed.stop();
    for (const connection of this.#all) connection.close(CLOSE.shutdown);
  }

  async add(connection: SocketConnection, cursor: string | null): Promise<void> {
    this.#all.add(connection);
    if (connection.user.employee) this.#online.add([connection.user.id]);
    for (const oldest of this.#budget.add(connection)) oldest.close(CLOSE.replaced);
    const from = cursor === null ? null : decodeFeedCursor(cursor, this.#deps.clock.unix());
    const resume =
      from !== null &&
      (await readChannelEvents(this.#deps.db, 'system', from, this.#feed.lowWatermark(), RESUME_MAX)) !== null;
    connection.send({ type: 'hello', socket_id: connection.id, server_time: this.#deps.clock.unix(), resume });
  }

  remove(connection: SocketConnection): void {
    for (const channel of [...connection.channels.keys()]) this.#leave(connection, channel);
    this.#watches.remove(connection);
    this.#all.delete(connection);
    this.#budget.remove(connection);
    const { id, employee } = connection.user;
    if (employee && ![...this.#all].some(({ user }) => user.id === id)) this.#online.remove(id);
  }

  async receive(connection: SocketConnection, text: string): Promise<void> {
    if (!this.#budget.countFrame(connection, Date.now())) return connection.close(CLOSE.tooMany);
    const frame = readClientFrame(text);
    if (!frame) return;
    switch (frame.type) {
      case 'pong':
        connection.unansweredPings = 0;
        return;
      case 'subscribe':
        return this.#subscribe(connection, frame);
      case 'unsubscribe':
        if (connection.channels.has(frame.channel)) this.#leave(connection, frame.channel);
        return connection.send({ type: 'unsubscribed', channel: frame.channel, code: 'ASKED' });
      case 'watch':
        return this.#watches.watch(connection, frame.channels);
      case 'presence':
        if (connection.channels.has(frame.channel) && frame.channel.startsWith('presence-')) {
          connection.presence.set(frame.channel, frame.state);
          this.#publishPresence(connection, frame.channel);
        }
    }
  }

  async #subscribe(
    connection: SocketConnection,
    { channel, auth, cursor }: Extract<ClientFrame, { type: 'subscribe' }>,
  ): Promise<void> {
    const { db, secrets, clock } = this.#deps;
    const refuse = (code: Extract<ServerFrame, { type: 'refused' }>['code']) =>
      connection.send({ type: 'refused', channel, code });
    if (!parseChannel(channel) || connection.channels.size >= CHANNELS_MAX) return refuse('UNKNOWN');
    if (!isChannelToken(secrets, auth, connection.sessionId, channel, clock.unix())) return refuse('TOKEN');
    const from = cursor === undefined ? null : decodeFeedCursor(cursor, clock.unix());
    if (cursor !== undefined && from === null) return refuse('CURSOR_TOO_OLD');
    // Joins first, then checks access: events, and a loss of access, that arrive meanwhile find the tab subscribed, and
    // wait.
    const subscription = this.#join(connection, channel);
    const low = this.#feed.lowWatermark();
    const refused = (code: Parameters<typeof refuse>[0]) => {
      if (connection.channels.get(channel) === subscription) this.#leave(connection, channel);
      refuse(code);
    };
    if (!(await this.#refreshUser(connection))) return connection.close(CLOSE.sessionEnded);
    const subscribable = await this.#rules.channelRights([channel]);
    if (!subscribable(connection.user).has(channel)) return refused('FORBIDDEN');
    const missed = from === null ? [] : await readChannelEvents(db, channel, from, low, RESUME_MAX);
    if (missed === null) return refused('CURSOR_TOO_OLD');
    if (connection.channels.get(channel) !== subscription) return refuse('FORBIDDEN');
    const presence = channel.startsWith('presence-') ? { members: this.#board.members(channel) } : {};
    connection.send({ type: 'subscribed', channel, cursor: encodeTimedCursor(low, clock.unix()), ...presence });
    const queue = subscription.queue ?? [];
    subscription.queue = null;
    this.#publishPresence(connection, channel);
    for (const event of [...missed, ...queue]) connection.deliver(event, frameOf(event));
  }

  #join(connection: SocketConnection, channel: string): ChannelSubscription {
    const listeners = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, listeners.add(connection));
    const subscription: ChannelSubscription = { last: null, queue: [] };
    connection.channels.set(channel, subscription);
    return subscription;
  }

  #leave(connection: SocketConnection, channel: string): void {
    connection.channels.delete(channel);
    const listeners = this.#channels.get(channel);
    listeners?.delete(connection);
    if (listeners?.size === 0) this.#channels.delete(channel);
    if (connection.presence.delete(channel)) this.#leavePresence(connection, channel);
  }

  // The person may have the ticket open in another tab of this node; the heartbeats of other nodes add them again.
  #leavePresence(connection: SocketConnection, channel: string): void {
    const other = [...(this.#channels.get(channel) ?? [])].find(
      (c) => c.user.id === connection.user.id && c.presence.has(channel),
    );
    this.#board.set(channel, memberOf(connection.user, other?.presence.get(channel) ?? 'left'));
  }

  async #deliver(events: readonly StoredEvent[]): Promise<void> {
    for (const event of events) {
      const changed = changedAccess(event);
      if (changed) await this.#recheckEntity(changed);
      const listeners = this.#channels.get(event.channel);
      if (listeners) {
        const text = frameOf(event);
        for (const connection of listeners) connection.deliver(event, text);
      }
      // also a person whose tabs do not listen to what is about them
      if (event.name === 'session.changed') await this.#reloadUser(parseChannel(event.channel)?.id ?? 0);
    }
  }

  /**
   * Checks access again for everyone subscribed to a channel of the entity: people without access are removed before the
   * events are sent.
   */
  async #recheckEntity(name: string): Promise<void> {
    const about = channelsOfEntity(this.#deps.modules, name);
    const affected = about.flatMap((channel) => [
      ...(this.#channels.get(channel) ?? []),
      ...this.#watches.watchersOf(channel),
    ]);
    await this.#recheck(new Set(affected), about);
  }

  /** Checks access of tabs to some channels again, with one reading for all of them. */
  async #recheck(affected: Iterable<SocketConnection>, names: readonly string[]): Promise<void> {
    const before = [...affected].map((connection) => ({
      connection,
      channels: names.filter((channel) => connection.channels.has(channel)),
    }));
    if (before.length === 0) return;
    // When access cannot be checked, every subscription is removed: the tab subscribes again and gets the result then.
    const subscribable = await this.#rules.channelRights(names).catch((error: Error): null => {
      this.#deps.log.warn({ reason: error.message }, 'channel rights not read, channels dropped');
      return null;
    });
    for (const { connection, channels } of before) {
      const allowed = subscribable?.(connection.user) ?? new Set();
      if (subscribable) this.#watches.recheck(connection, names, allowed);
      else this.#watches.suspend(connection);
      for (const channel of channels) {
        if (allowed.has(channel)) continue;
        this.#leave(connection, channel);
        connection.send({ type: 'unsubscribed', channel, code: 'RIGHT_LOST' });
      }
    }
  }

  /**
   * Access can also change without an event (an expiry date is reached), so a subscription loads the person again;
   * false when they may not be logged in any more.
   */
  async #refreshUser(connection: SocketConnection): Promise<boolean> {
    const before = connection.user;
    const user = await this.#rules.loadUser(before.id);
    // a reload by an event may have happened meanwhile, and is newer
    if (user && connection.user === before) connection.user = user;
    return user !== null;
  }

  /** Which of the channels the person may see; null when their session has ended, and the socket with it. */
  async #allowed(connection: SocketConnection, channels: readonly string[]): Promise<ReadonlySet<string> | null> {
    if (await this.#refreshUser(connection))
      // nobody else sees who has a ticket open: no row is read for them
      return connection.user.employee ? (await this.#rules.channelRights(channels))(connection.user) : new Set();
    connection.close(CLOSE.sessionEnded);
    return null;
  }

  async #reloadUser(userId: number): Promise<void> {
    const affected = [...this.#all].filter(({ user }) => user.id === userId);
    if (affected.length === 0) return;
    const user = await this.#rules.loadUser(userId).catch((error: Error) => {
      this.#deps.log.warn({ reason: error.message }, 'person not read, sockets dropped');
      return undefined;
    });
    const reloaded: SocketConnection[] = [];
    for (const connection of affected) {
      // a person who could not be loaded is not logged out: the tab reconnects and is checked again
      if (user === undefined) {
        connection.terminate();
        continue;
      }
      if (!user) {
        connection.close(CLOSE.sessionEnded);
        continue;
      }
      connection.user = user;
      reloaded.push(connection);
    }
    const names = reloaded.flatMap(({ channels, watch }) => [...channels.keys(), ...(watch?.asked ?? [])]);
    await this.#recheck(reloaded, [...new Set(names)]);
  }

  async sweep(): Promise<void> {
    const before = [...this.#all];
    if (before.length === 0) return;
    const open = await this.#rules
      .openSessions([...new Set(before.map(({ sessionId }) => sessionId))])
      .catch((error: Error) => {
        this.#deps.log.warn({ reason: error.message }, 'sessions of open sockets not read');
        return null;
      });
    // people who could not be checked are not logged out; the next round checks again
    if (!open) return;
    for (const connection of before) if (!open.has(connection.sessionId)) connection.close(CLOSE.sessionEnded);
    const changed = before.filter(
      ({ sessionId, user }) => open.has(sessionId) && open.get(sessionId)?.expired !== user.expired,
    );
    for (const userId of new Set(changed.map(({ user }) => user.id))) await this.#reloadUser(userId);
    // rows whose rights could not be read before
    for (const connection of this.#all)
      await this.#watches.read(connection).catch((error: Error) => {
        this.#deps.log.warn({ reason: error.message }, 'rights of watched rows not read');
      });
  }

  #endSession(sessionId: number): void {
    for (const connection of this.#all) if (connection.sessionId === sessionId) connection.close(CLOSE.sessionEnded);
  }

  /** Tells others what a tab has said about itself, if it may listen to the channel. */
  #publishPresence(connection: SocketConnection, channel: string): void {
    const state = connection.presence.get(channel);
    if (state && isListening(connection, channel)) this.#board.set(channel, memberOf(connection.user, state));
  }

  #showPresence(channel: string, member: PresenceMember): void {
    this.#watches.change(channel);
    const text = JSON.stringify({ type: 'presence', channel, member } satisfies ServerFrame);
    for (const connection of this.#channels.get(channel) ?? [])
      if (isListening(connection, channel)) connection.sendText(text);
  }

  /** Two pings without a response end the socket. */
  #ping(): void {
    this.#board.sweep();
    this.#budget.sweep(Date.now());
    this.#online.add([...new Set([...this.#all].filter(({ user }) => user.employee).map(({ user }) => user.id))]);
    for (const connection of this.#all) {
      if (connection.unansweredPings >= 2) {
        connection.terminate();
        continue;
      }
      connection.unansweredPings += 1;
      connection.send({ type: 'ping', cursor: encodeTimedCursor(this.#feed.lowWatermark(), this.#deps.clock.unix()) });
    }
  }
}
