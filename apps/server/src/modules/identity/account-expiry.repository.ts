import { sql } from 'kysely';
import type { Db } from '../../platform/database/pool.ts';
import '../users/user.table.ts';

/** Sets the moment up to which expiries have been published, and returns its former value; null the first time. */
export async function advancePublishedUntil(trx: Db, at: Date): Promise<Date | null> {
  const {
    rows: [row],
  } = await sql<{
    value: number;
  }>`select value::bigint as value from system_state where key = 'accounts_told_until' for update`.execute(trx);
  await sql`insert into system_state (key, value, updated_at) values ('accounts_told_until', ${JSON.stringify(at.getTime())}, ${at})
    on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`.execute(trx);
  return row ? new Date(Number(row.value)) : null;
}

/** People with an open session whose account, or whose organisation's, expired after `from` and not after `to`. */
export async function expiredBetween(db: Db, from: Date, to: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from "user" u where u.expire_at > ${from} and u.expire_at <= ${to} and u.deleted_at is null and exists (select from session s where s.user_id = u.id and s.revoked_at is null)
    union
    select u.id from organization o join "user" u on u.organization_id = o.id and not u.employee and u.deleted_at is null
    where o.expire_at > ${from} and o.expire_at <= ${to} and o.deleted_at is null and exists (select from session s where s.user_id = u.id and s.revoked_at is null)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The next expiry after a moment, of any account or organisation. */
export async function nextExpiry(db: Db, after: Date): Promise<Date | null> {
  const {
    rows: [row],
  } = await sql<{ at: Date | null }>`
    select least((select min(expire_at) from "user" where expire_at > ${after} and deleted_at is null), (select min(expire_at) from organization where expire_at > ${after} and deleted_at is null)) as at`.execute(
    db,
  );
  return row?.at ?? null;
}
