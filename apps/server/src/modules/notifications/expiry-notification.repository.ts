import { sql } from 'kysely';
import type { Db } from '../../platform/database/pool.ts';
import './notification.table.ts';

/** Full admins who can be notified. */
export async function findFullAdmins(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('user')
    .select('id')
    .where('full_admin', '=', true)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Customers whose account, or whose organisation's, whichever is earlier, expires in a span; unix seconds. */
export async function findExpiringCustomers(db: Db, after: Date, until: Date): Promise<{ id: number; at: number }[]> {
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

/** Claims several notices once each, so that a job that runs again notifies nobody twice; returns the new keys. */
export async function claimNotifications(trx: Db, keys: readonly string[], at: Date): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const { rows } = await sql<{ key: string }>`
    insert into effect (key, state, at) select k, 'done', ${at} from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) k on conflict do nothing returning key`.execute(
    trx,
  );
  return new Set(rows.map(({ key }) => key));
}
