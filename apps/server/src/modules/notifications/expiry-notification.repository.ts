import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import './notification.table.ts';

/** Full admins who can be told. */
export async function findFullAdmins(db: AnyDb): Promise<number[]> {
  const rows = await tables(db)
    .selectFrom('user')
    .select('id')
    .where('full_admin', '=', true)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
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
