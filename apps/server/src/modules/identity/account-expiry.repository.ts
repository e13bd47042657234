import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import '../users/user.table.ts';

/** People with an open session whose account, or whose organisation's, expired after `from` and not after `to`. */
export async function expiredBetween(db: AnyDb, from: Date, to: Date): Promise<number[]> {
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
export async function nextExpiry(db: AnyDb, after: Date): Promise<Date | null> {
  const {
    rows: [row],
  } = await sql<{ at: Date | null }>`
    select least((select min(expire_at) from "user" where expire_at > ${after} and deleted_at is null), (select min(expire_at) from organization where expire_at > ${after} and deleted_at is null)) as at`.execute(
    db,
  );
  return row?.at ?? null;
}

/** Customers whose account, or whose organisation's, whichever is earlier, expires in a span; unix seconds. */
export async function findExpiringCustomers(
  db: AnyDb,
  after: Date,
  until: Date,
): Promise<{ id: number; at: number }[]> {
  const { rows } = await sql<{ id: number; at: number }>`
    with near as (
      select id from "user" where expire_at > ${after} and expire_at <= ${until} and not employee and deleted_at is null
      union select u.id from organization o join "user" u on u.organization_id = o.id and not u.employee and u.deleted_at is null where o.expire_at > ${after} and o.expire_at <= ${until} and o.deleted_at is null
    )
    select x.id, extract(epoch from x.at)::bigint as at from (
      select u.id, least(u.expire_at, o.expire_at) as at from near join "user" u on u.id = near.id left join organization o on o.id = u.organization_id where u.status = 'active'
    ) x where x.at > ${after}`.execute(db);
  return rows.map(({ id, at }) => ({ id, at: Number(at) }));
}
