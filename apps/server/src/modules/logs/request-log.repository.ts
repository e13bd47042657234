import type { QueryFilters } from '@hamyar/contracts';
import type { QueryOf, getLogs } from '@hamyar/contracts/schemas';
import { sql, type Insertable, type RawBuilder, type SqlBool } from 'kysely';
import { dateFromUnixSeconds } from '../../platform/clock/unix-seconds.ts';
import { filterConditions, type FilterTable } from '../../platform/database/list-filters.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { allOf, containing } from '../../platform/database/sql-conditions.ts';
import type { LogCursor, LogPart } from './log-position.ts';
import { tables } from './tables.ts';
import type { RequestLogTable } from './log.table.ts';

/** Stores many answered calls together. */
export async function insertRequests(db: AnyDb, rows: readonly Insertable<RequestLogTable>[]): Promise<void> {
  await tables(db)
    .insertInto('request_log')
    .values([...rows])
    .execute();
}

const dayName = (day: Date) => `request_log_${day.toISOString().slice(0, 10).replaceAll('-', '')}`;

/**
 * Creates the partition of a day (UTC) unless it exists, and moves the rows of the day into it that the default
 * partition has taken before, because no partition may begin with rows elsewhere. `trx`: a transaction of its own.
 */
export async function ensureDay(trx: AnyDb, day: Date): Promise<void> {
  const from = sql.lit(day.toISOString());
  const to = sql.lit(new Date(day.getTime() + 86_400_000).toISOString());
  const name = dayName(day);
  if (await hasDay(trx, name)) return;
  // nobody stores a row meanwhile; another node that does the same has done it after the wait
  await sql`lock table request_log in access exclusive mode`.execute(trx);
  if (await hasDay(trx, name)) return;
  await sql`alter table request_log detach partition request_log_default`.execute(trx);
  await sql`create table ${sql.table(name)} partition of request_log for values from (${from}) to (${to})`.execute(trx);
  await sql`with moved as (delete from request_log_default where at >= ${from} and at < ${to} returning *)
    insert into request_log overriding system value select * from moved`.execute(trx);
  await sql`alter table request_log attach partition request_log_default default`.execute(trx);
}

const hasDay = async (db: AnyDb, name: string): Promise<boolean> =>
  (await sql<{ found: boolean }>`select to_regclass(${name}) is not null as found`.execute(db)).rows[0]!.found;

/** Removes everything before a day: whole partitions, and the rows in the default one. */
export async function dropBefore(db: AnyDb, day: Date): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'request_log'::regclass and c.relname ~ '^request_log_\\d{8}$' and c.relname < ${dayName(day)}`.execute(
    db,
  );
  for (const { name } of rows) await sql`drop table ${sql.table(name)}`.execute(db);
  await sql`delete from request_log_default where at < ${day}`.execute(db);
}

type RequestQuery = Omit<QueryOf<typeof getLogs>, 'cursor'> & {
  /** instead of a page number */
  cursor: LogCursor | null;
};
export type RequestFilter = QueryFilters<RequestQuery, 'cursor'>;

/** The condition of each filter over the alias `l`. */
export const REQUEST_FILTERS: FilterTable<RequestFilter, RawBuilder<SqlBool>> = {
  from_date: (unix) => sql`l.at >= ${dateFromUnixSeconds(unix)}`,
  to_date: (unix) => sql`l.at < ${dateFromUnixSeconds(unix)}`,
  user_id: (id) => sql`l.user_id = ${id}`,
  method: (method) => sql`l.method = ${method}`,
  route: (text) => (text === '' ? null : sql`l.route like ${containing(text)}`),
  status_class: (hundreds) => sql`l.status between ${hundreds * 100} and ${hundreds * 100 + 99}`,
  duration_from: (ms) => sql`l.duration_ms >= ${ms}`,
  ip: (ip) => (ip === '' ? null : sql`l.ip = ${ip}`),
  object_type: (type) => (type === '' ? null : sql`l.object_type = ${type}`),
  object_id: (id) => sql`l.object_id = ${id}`,
};

export interface RequestRow extends Omit<RequestLogTable, 'id' | 'at'> {
  id: number;
  at: Date;
  user_name: string | null;
}

const COLUMNS = sql`l.*, nullif(btrim(u.first_name || ' ' || u.last_name), '') as user_name
  from request_log l left join "user" u on u.id = l.user_id`;

/** Calls on one side of a position, newest first. */
export async function readRequests(
  db: AnyDb,
  filter: RequestFilter,
  { cursor, limit, skip = 0 }: LogPart,
): Promise<RequestRow[]> {
  const where = allOf(filterConditions(REQUEST_FILTERS, filter, undefined));
  const [side, order] = cursor?.newer ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const beyond = cursor ? sql`and (l.at, l.id) ${side} (${cursor.from.at}, ${cursor.from.id})` : sql``;
  const { rows } =
    await sql<RequestRow>`select ${COLUMNS} where ${where} ${beyond} order by l.at ${order}, l.id ${order} limit ${limit} offset ${skip}`.execute(
      db,
    );
  return cursor?.newer ? rows.reverse() : rows;
}

/**
 * Calls that were stored after the one of an id, newest first. They are looked for among those since a moment, which has
 * the index: calls are stored together, so a later id may have an earlier moment.
 */
export async function requestsAfter(
  db: AnyDb,
  filter: RequestFilter,
  { id, since, limit }: { id: number; since: Date; limit: number },
): Promise<RequestRow[]> {
  const where = allOf(filterConditions(REQUEST_FILTERS, filter, undefined));
  const { rows } =
    await sql<RequestRow>`select ${COLUMNS} where ${where} and l.id > ${id} and l.at >= ${since} order by l.at desc, l.id desc limit ${limit}`.execute(
      db,
    );
  return rows;
}

/** One page of the log and one call more, newest first, and how many calls fit the filter (counted to `cap`). */
export async function listRequests(
  db: AnyDb,
  query: RequestQuery,
  cap: number,
): Promise<{ rows: RequestRow[]; total: number }> {
  const { cursor, page, perPage, ...filter } = query;
  const where = allOf(filterConditions(REQUEST_FILTERS, filter, undefined));
  const [
    rows,
    {
      rows: [count],
    },
  ] = await Promise.all([
    readRequests(db, filter, { cursor, limit: perPage + 1, skip: cursor ? 0 : (page - 1) * perPage }),
    sql<{ n: number }>`select count(*) as n from (select from request_log l where ${where} limit ${cap + 1}) x`.execute(
      db,
    ),
  ]);
  return { rows, total: count?.n ?? 0 };
}
