import type { ChannelName, SocketEventName, SocketEvents } from '@hamyar/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/pool.ts';
import type { Trx } from '../database/transaction.ts';
import type { Broker } from './broker.ts';
import './socket-event.table.ts';

/** One event on one channel: ids and versions, never bodies (design/api.md "Socket"). */
export type NewSocketEvent = {
  [Name in SocketEventName]: { channel: ChannelName; name: Name; data: SocketEvents[Name] };
}[SocketEventName];

/** Topic on which a node informs the others about new events. */
export const SOCKET_TOPIC = 'socket';

/** Prefix of channels that no socket can subscribe to: an event on `access:ticket.7` is about access to ticket 7. */
const ACCESS = 'access:';

/** An event for the nodes alone: they check access again before they send later events. */
export interface AccessChange {
  channel: string;
  name: 'access';
  data: Record<string, never>;
}

/**
 * Access to an entity has changed: every node checks the subscribers of all channels of the entity again, by the policy
 * that declares them.
 *
 * @param channel any channel of the entity
 */
export const accessChange = (channel: ChannelName): AccessChange => ({
  channel: `${ACCESS}${channel}`,
  name: 'access',
  data: {},
});

/** The channel whose access has changed; null for all other events. */
export const changedAccess = ({ channel }: Pick<StoredEvent, 'channel'>): string | null =>
  channel.startsWith(ACCESS) ? channel.slice(ACCESS.length) : null;

/**
 * Writes events in the transaction of the changed rows, so that there is an event exactly for every committed change;
 * the commit also wakes the nodes. The tab that caused them does not get them (socket id). One statement, whose text does
 * not depend on the number of events.
 *
 * @param also expressions that the same statement evaluates, such as `jobs.additions`
 */
export async function insertSocketEvents(
  { broker }: { broker: Broker },
  trx: Trx,
  events: readonly (NewSocketEvent | AccessChange)[],
  exceptSocket: string | null,
  also: readonly RawBuilder<unknown>[] = [],
): Promise<void> {
  const publication = events.length === 0 ? null : broker.publication(trx, SOCKET_TOPIC, '');
  const calls = [...also, ...(publication ? [publication] : [])];
  if (events.length === 0 && calls.length === 0) return;
  const columns = { channels: events.map(({ channel }) => channel), names: events.map(({ name }) => name) };
  const data = events.map((event) => JSON.stringify(event.data));
  const insert = sql`insert into socket_event (channel, name, data, except_socket)
    select event.channel, event.name, event.data::jsonb, ${exceptSocket}::text
    from unnest(${columns.channels}::text[], ${columns.names}::text[], ${data}::text[]) with ordinality as event(channel, name, data, sequence) order by sequence`;
  await (calls.length === 0 ? insert : sql`with event as (${insert}) select ${sql.join(calls)}`).execute(trx);
}

/** A stored event; `xid` is the transaction that wrote it. */
export interface StoredEvent {
  id: number;
  xid: string;
  channel: string;
  name: string;
  data: unknown;
  except_socket: string | null;
}

const FEED_PAGE = 5_000;

/**
 * One read of the feed: events of finished transactions, the position after them, and whether other transactions are
 * still open.
 */
export interface FeedPage {
  events: StoredEvent[];
  /** every event of a transaction below this one has been read */
  low: string;
  /** there are events that cannot be sent yet, because an older transaction is still running */
  waiting: boolean;
}

/** The first transaction that is not finished. */
export async function currentLowWatermark(db: Db): Promise<string> {
  const { rows } = await sql<{ low: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as low`.execute(db);
  return rows[0]!.low;
}

/**
 * Continues reading from `low`. Only transactions below the snapshot's xmin are read: all of them are finished, so no
 * event can appear before the reader's position (design/api.md "Socket").
 */
export async function readFeedPage(db: Db, low: string): Promise<FeedPage> {
  const { rows } = await sql<
    StoredEvent & { served: boolean; now_low: string }
  >`with moment as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as xmin)
    select moment.xmin::text as now_low, e.id, e.xid::text as xid, e.channel, e.name, e.data, e.except_socket, e.xid < moment.xmin as served
    from moment left join socket_event e on e.xid >= ${low}::xid8 order by e.xid, e.id limit ${sql.lit(FEED_PAGE)}`.execute(
    db,
  );
  const found = rows.filter(({ id }) => id !== null);
  const served = found.filter((row) => row.served);
  if (served.length < FEED_PAGE)
    return { events: served, low: rows[0]!.now_low, waiting: served.length < found.length };
  // A full page may end inside a transaction, which is then read completely with the next page; a transaction larger
  // than a page is cut, because its clients should read their lists again instead of getting every row.
  const last = served.at(-1)!.xid;
  const whole = served.filter(({ xid }) => xid !== last);
  return whole.length > 0
    ? { events: whole, low: last, waiting: true }
    : { events: served, low: String(BigInt(last) + 1n), waiting: true };
}

/** A position in the feed, as clients store it: after this event of this transaction. */
export interface FeedCursor {
  xid: string;
  id: number;
  /** Known to be newer than the deleted events; without it the oldest stored event decides. */
  kept?: boolean;
}

/**
 * Events of one channel after a cursor and below `low`, oldest first; null when the cursor is older than the stored
 * events.
 */
export async function readChannelEvents(
  db: Db,
  channel: string,
  after: FeedCursor,
  low: string,
  limit: number,
): Promise<StoredEvent[] | null> {
  const {
    rows: [known],
  } = after.kept
    ? { rows: [{ kept: true }] }
    : await sql<{
        kept: boolean;
      }>`select coalesce((select min(xid) from socket_event) <= ${after.xid}::xid8, false) or ${after.xid}::xid8 >= ${low}::xid8 as kept`.execute(
        db,
      );
  if (!known?.kept) return null;
  const { rows } =
    await sql<StoredEvent>`select id, xid::text as xid, channel, name, data, except_socket from socket_event
    where channel = ${channel} and (xid, id) > (${after.xid}::xid8, ${after.id}::bigint) and xid < ${low}::xid8 order by xid, id limit ${sql.lit(limit + 1)}`.execute(
      db,
    );
  return rows.length > limit ? null : rows;
}

/** Deletes events that are too old to resume from. */
export async function deleteOldEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('socket_event').where('at', '<', before).execute();
}
