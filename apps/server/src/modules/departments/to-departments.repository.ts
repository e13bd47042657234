import type { ToDepartment } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { Actor } from '@hamyar/domain';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { seenBy } from './department-lists.repository.ts';
import { sendable, sendableByCustomer } from './department.repository.ts';

/**
 * The departments to which the viewer may send, or a customer as far as the viewer sees them (spec 3.2, decisions 2.7).
 * Only employees learn who is in them; a customer learns of one person at most, by `checkDefaultReciever`.
 */
export async function toDepartmentsOf(
  db: AnyDb,
  viewer: Actor,
  customerId: number | null = null,
): Promise<ToDepartment[]> {
  const users = viewer.employee
    ? sql`(select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', btrim(u.first_name || ' ' || u.last_name)) order by u.last_name, u.first_name, u.id), '[]')
        from department_member m join "user" u on u.id = m.user_id where m.department_id = d.id and u.status = 'active' and u.deleted_at is null)`
    : sql`'[]'::jsonb`;
  const { rows } = await sql<ToDepartment>`select d.id, d.name, ${users} as users from department d
    where ${customerId === null ? sendable(viewer) : sendableByCustomer(customerId)} and ${seenBy(viewer)}
    order by d."order", d.name collate "fa-x-icu", d.id`.execute(db);
  return rows;
}
