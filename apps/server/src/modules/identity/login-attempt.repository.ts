import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import './identity.table.ts';

/** Failures related to one attempt, within the window that counts. */
export interface AttemptReading {
  lockedUntil: Date | null;
  /** Of the account, from any network. */
  accountFailures: number;
  /** Of the network, for any account. */
  netFailures: number;
}

/** The failures of an account and a network; `since` is the beginning of the window. */
export async function readAttempts(db: AnyDb, accountKey: string, net: string, since: Date): Promise<AttemptReading> {
  const {
    rows: [row],
  } = await sql<{ locked_until: Date | null; account_failures: number; net_failures: number }>`
    select max(locked_until) filter (where account_key = ${accountKey} and net = ${net}) as locked_until,
           coalesce(sum(failures) filter (where account_key = ${accountKey}), 0)::int as account_failures,
           coalesce(sum(failures) filter (where net = ${net}), 0)::int as net_failures
    from login_attempt where (account_key = ${accountKey} or net = ${net}) and last_failure_at > ${since}`.execute(db);
  return {
    lockedUntil: row?.locked_until ?? null,
    accountFailures: row?.account_failures ?? 0,
    netFailures: row?.net_failures ?? 0,
  };
}

/**
 * Counts one failure of the pair, starting from one when the last is older than `since`; locks the pair at `limit`
 * failures.
 */
export async function addFailure(
  db: AnyDb,
  accountKey: string,
  net: string,
  rule: { at: Date; since: Date; limit: number; lockedUntil: Date },
): Promise<number> {
  const {
    rows: [row],
  } = await sql<{ failures: number }>`
    insert into login_attempt (account_key, net, failures, last_failure_at) values (${accountKey}, ${net}, 1, ${rule.at})
    on conflict (account_key, net) do update set
      failures = case when login_attempt.last_failure_at > ${rule.since} then login_attempt.failures + 1 else 1 end,
      last_failure_at = excluded.last_failure_at,
      locked_until = case when login_attempt.last_failure_at > ${rule.since} and login_attempt.failures + 1 >= ${rule.limit} then ${rule.lockedUntil}::timestamptz else null end
    returning failures`.execute(db);
  return row?.failures ?? 0;
}

/** Deletes the failures of a pair after a success. */
export async function clearFailures(db: AnyDb, accountKey: string, net: string): Promise<void> {
  await tables(db).deleteFrom('login_attempt').where('account_key', '=', accountKey).where('net', '=', net).execute();
}
