import {
  PRESENCE_ROW_MEMBERS,
  PRESENCE_WATCH_MS,
  SOCKET_FRAME_MAX,
  type PresenceMember,
  type PresenceRow,
  type ServerFrame,
} from '@hamyar/contracts';
import type { SocketConnection } from './socket-connection.ts';

/** What the watches need from the hub. */
interface WatchRules {
  members(channel: string): readonly PresenceMember[];
  /** Which of the channels the person may see now, in their current state; null when they may not be logged in. */
  allowed(connection: SocketConnection, channels: readonly string[]): Promise<ReadonlySet<string> | null>;
}

/**
 * The rows of lists that tabs show, and who has their tickets open (decisions 2.3 "Row", 2.4 "presence"). A tab names all
 * of its rows in one frame, their rights are read together, and what changes within a second is one frame
 * (docs/adr/0094).
 */
export class PresenceWatches {
  readonly #rules: WatchRules;
  readonly #watchers = new Map<string, Set<SocketConnection>>();
  readonly #reading = new Set<SocketConnection>();
  readonly #changed = new Set<SocketConnection>();
  #timer: NodeJS.Timeout | undefined;

  constructor(rules: WatchRules) {
    this.#rules = rules;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  watchersOf(channel: string): Iterable<SocketConnection> {
    return this.#watchers.get(channel) ?? [];
  }

  /** The tab shows these rows now; resolves when it has been sent who is there. */
  async watch(connection: SocketConnection, channels: readonly string[]): Promise<void> {
    this.remove(connection);
    if (channels.length === 0) return;
    const asked = new Set(channels);
    connection.watch = { asked, allowed: null, stale: false, changed: new Set() };
    // Registers first, then reads the rights: a loss of access that arrives meanwhile finds the tab here.
    for (const channel of asked)
      this.#watchers.set(channel, (this.#watchers.get(channel) ?? new Set()).add(connection));
    await this.read(connection);
  }

  remove(connection: SocketConnection): void {
    for (const channel of connection.watch?.asked ?? []) {
      const watchers = this.#watchers.get(channel);
      watchers?.delete(connection);
      if (watchers?.size === 0) this.#watchers.delete(channel);
    }
    connection.watch = null;
    this.#changed.delete(connection);
  }

  /**
   * Reads the rights of a tab whose rows have none yet: one reading at a time, and again when the rows or the access to
   * them have changed meanwhile, so that a person who scrolls fast costs no reading for each frame.
   */
  async read(connection: SocketConnection): Promise<void> {
    if (this.#reading.has(connection)) return;
    this.#reading.add(connection);
    try {
      for (let { watch } = connection; watch && !watch.allowed; { watch } = connection) {
        watch.stale = false;
        const allowed = await this.#rules.allowed(connection, [...watch.asked]);
        if (!allowed) return;
        if (connection.watch !== watch || watch.stale) continue;
        watch.allowed = new Set(allowed);
        watch.changed.clear();
        const rows = [...watch.asked].map((channel) => this.#row(connection, channel));
        sendRows(connection, rows.filter(hasMembers), true);
      }
    } finally {
      this.#reading.delete(connection);
    }
  }

  /** Somebody has come, gone, or begun to write. */
  change(channel: string): void {
    for (const connection of this.watchersOf(channel))
      if (connection.watch?.allowed?.has(channel)) this.#schedule(connection, channel);
  }

  /** Access to some channels was read again: rows fall out and come back. */
  recheck(connection: SocketConnection, channels: readonly string[], subscribable: ReadonlySet<string>): void {
    const { watch } = connection;
    for (const channel of channels) {
      if (!watch?.asked.has(channel)) continue;
      if (!watch.allowed) {
        watch.stale = true;
        continue;
      }
      if (watch.allowed.has(channel) === subscribable.has(channel)) continue;
      if (subscribable.has(channel)) watch.allowed.add(channel);
      else watch.allowed.delete(channel);
      this.#schedule(connection, channel);
    }
  }

  /** Access could not be read: nothing is shown until {@link read} succeeds. */
  suspend(connection: SocketConnection): void {
    const { watch } = connection;
    if (!watch) return;
    if (!watch.allowed) {
      // what is being read was read before
      watch.stale = true;
      return;
    }
    watch.allowed = null;
    watch.changed.clear();
    sendRows(connection, [], true);
  }

  #schedule(connection: SocketConnection, channel: string): void {
    connection.watch?.changed.add(channel);
    this.#changed.add(connection);
    this.#timer ??= setTimeout(() => this.#flush(), PRESENCE_WATCH_MS).unref();
  }

  #flush(): void {
    this.#timer = undefined;
    const connections = [...this.#changed];
    this.#changed.clear();
    for (const connection of connections) {
      const { watch } = connection;
      if (!watch?.allowed || watch.changed.size === 0) continue;
      sendRows(
        connection,
        [...watch.changed].map((channel) => this.#row(connection, channel)),
      );
      watch.changed.clear();
    }
  }

  #row(connection: SocketConnection, channel: string): ShownRow {
    const members = connection.watch?.allowed?.has(channel) ? this.#rules.members(channel) : [];
    return { channel, members: mostActive(members) };
  }
}

interface ShownRow {
  channel: string;
  members: readonly PresenceMember[];
}

const hasMembers = ({ members }: ShownRow): boolean => members.length > 0;

const STATE_ORDER: Record<PresenceMember['state'], number> = { replying: 0, noting: 1, viewing: 2, left: 3 };

const mostActive = (members: readonly PresenceMember[]): PresenceMember[] =>
  [...members].sort((a, b) => STATE_ORDER[a.state] - STATE_ORDER[b.state]).slice(0, PRESENCE_ROW_MEMBERS);

type WatchedFrame = Extract<ServerFrame, { type: 'watched' }>;

/** Bytes of a frame around its rows and people. */
const FRAME_BYTES = 80;

/** Sends rows in as many frames as their limit asks for; the first one is sent even when it has none. */
function sendRows(connection: SocketConnection, rows: readonly ShownRow[], first = false): void {
  let frame: WatchedFrame = { type: 'watched', rows: [], people: [], ...(first && { first }) };
  let bytes = FRAME_BYTES;
  for (const { channel, members } of rows) {
    const row: PresenceRow = [channel, members.map(({ user_id: id, state }) => [id, state])];
    const people = unnamed(connection, members);
    const size = Buffer.byteLength(JSON.stringify([row, people]));
    if (bytes + size > SOCKET_FRAME_MAX) {
      connection.send(frame);
      frame = { type: 'watched', rows: [], people: [] };
      bytes = FRAME_BYTES;
    }
    frame.rows.push(row);
    frame.people.push(...people);
    bytes += size;
  }
  if (frame.rows.length > 0 || frame.first) connection.send(frame);
}

/** Those whom the tab does not know yet, or by another name; from now on it does. */
function unnamed(connection: SocketConnection, members: readonly PresenceMember[]): WatchedFrame['people'] {
  return members.flatMap(({ state: _state, ...person }) => {
    const written = JSON.stringify(person);
    if (connection.named.get(person.user_id) === written) return [];
    connection.named.set(person.user_id, written);
    return [person];
  });
}
