import type { EmployeeRole } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';

/** A role as it is read. */
export type RoleRecord = Omit<EmployeeRole, 'grantable'>;

/** All roles in their order, with the people who have each. */
export async function readRoles(db: AnyDb): Promise<RoleRecord[]> {
  const { rows } =
    await sql<RoleRecord>`select r.id, r.version, r.name, r.description, r.permissions, r.is_system, r.status,
      (select count(*)::int from user_role ur join "user" u on u.id = ur.user_id and u.deleted_at is null where ur.role_id = r.id) as user_count
    from role r where r.deleted_at is null order by r."order", r.name collate "fa-x-icu", r.id`.execute(db);
  return rows;
}
