import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import './identity.table.ts';

/** The rows of one attempt. */
export interface AttemptRows {
  name: string;
  account: string | null;
  net: string;
}

export interface ReservationRule {
  at: Date;
  /** Beginning of the window; older failures do not count. */
  since: Date;
  /** Failures at which a row is locked. */
  limit: number;
  /** Failures at which the whole network is blocked. */
  netLimit: number;
  lockedUntil: Date;
}

/** What was counted, and the state before it. */
export interface Reservation {
  name_counted: boolean;
  account_counted: boolean;
  name_locked_until: Date | null;
  account_locked_until: Date | null;
  /** Of the typed name, from any network. */
  name_failures: number;
  /** Of the network, for any name. */
  net_failures: number;
}

/**
 * Counts an attempt as failed before it is tried, under the name and then under the account; a row that is locked counts
 * nothing, nor does a blocked network. Parallel calls wait for each other at the row, so exactly `limit` of them are
 * counted. The sum of the network is read as it was when the statement began: it may be exceeded by as many attempts as
 * the pool has connections.
 */
export async function reserveFailure(
  db: AnyDb,
  { name, account, net }: AttemptRows,
  { at, since, limit, netLimit, lockedUntil }: ReservationRule,
): Promise<Reservation> {
  const onConflict = sql`
    on conflict (account_key, net) do update set
      failures = case when a.last_failure_at > ${since} then a.failures + 1 else 1 end,
      last_failure_at = excluded.last_failure_at,
      locked_until = case when a.last_failure_at > ${since} and a.failures + 1 >= ${limit} then ${lockedUntil}::timestamptz end
    where a.locked_until is null or a.locked_until <= ${at}
    returning failures`;
  const { rows } = await sql<Reservation>`
    with reading as (
      select coalesce(sum(failures) filter (where account_key = ${name}), 0)::int as name_failures,
             coalesce(sum(failures) filter (where net = ${net} and not behind), 0)::int as net_failures,
             max(locked_until) filter (where account_key = ${name} and net = ${net}) as name_locked_until,
             max(locked_until) filter (where account_key = ${account} and net = ${net}) as account_locked_until
      from login_attempt where (account_key = ${name} or net = ${net}) and last_failure_at > ${since}
    ), named as (
      insert into login_attempt as a (account_key, net, failures, last_failure_at, behind)
      select ${name}, ${net}, 1, ${at}::timestamptz, false from reading where net_failures < ${netLimit} ${onConflict}
    ), accounted as (
      insert into login_attempt as a (account_key, net, failures, last_failure_at, behind)
      select ${account}::text, ${net}, 1, ${at}::timestamptz, true from named where ${account}::text is not null ${onConflict}
    )
    select reading.*, exists (select from named) as name_counted, exists (select from accounted) as account_counted from reading`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('a reservation returns one row');
  return row;
}

/** Rows of an attempt, locked in the order in which they are counted, so that parallel attempts cannot deadlock. */
const lockedRows = (keys: readonly string[], net: string) => sql`
  select account_key, net from login_attempt where account_key = any (${keys}::text[]) and net = ${net} order by behind for update`;

/** Takes one counted failure back. */
export async function releaseFailure(db: AnyDb, keys: readonly string[], net: string): Promise<void> {
  await sql`
    with mine as materialized (${lockedRows(keys, net)})
    update login_attempt a set failures = greatest(a.failures - 1, 0), locked_until = null from mine where a.account_key = mine.account_key and a.net = mine.net`.execute(
    db,
  );
}

/** Forgets the failures of a name and its account in a network, after a success. */
export async function clearFailures(db: AnyDb, keys: readonly string[], net: string): Promise<void> {
  await sql`
    with mine as materialized (${lockedRows(keys, net)})
    delete from login_attempt a using mine where a.account_key = mine.account_key and a.net = mine.net`.execute(db);
}

/** Forgets failures in all networks, for an account that gets a new password. */
export async function clearAllFailures(db: AnyDb, keys: readonly string[]): Promise<void> {
  await tables(db).deleteFrom('login_attempt').where('account_key', 'in', keys).execute();
}
