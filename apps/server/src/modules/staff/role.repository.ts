import { sql, type Selectable } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { countReferringRows } from '../../platform/database/replaced-tables.ts';
import type { RoleTable } from '../users/public.ts';

/** A role as it is read. */
export interface RoleRecord
  extends Pick<
    Selectable<RoleTable>,
    'id' | 'version' | 'name' | 'description' | 'permissions' | 'is_system' | 'status' | 'order'
  > {
  user_count: number;
}

/** All roles in their order, with the people who have each. */
export async function readRoles(db: AnyDb): Promise<RoleRecord[]> {
  const { rows } =
    await sql<RoleRecord>`select r.id, r.version, r.name, r.description, r.permissions, r.is_system, r.status, r."order",
      (select count(*)::int from user_role ur join "user" u on u.id = ur.user_id and u.deleted_at is null where ur.role_id = r.id) as user_count
    from role r where r.deleted_at is null order by r."order", r.name collate "fa-x-icu", r.id`.execute(db);
  return rows;
}

/** How many people have one of these roles. */
export const countPeopleOfRoles = (db: AnyDb, ids: readonly number[]): Promise<number> =>
  countReferringRows(
    db,
    ids,
    (any) =>
      sql`from "user" u where u.deleted_at is null and exists (select from user_role ur where ur.user_id = u.id and ur.role_id = any(${any}))`,
  );

/** Everybody who has one of these roles, by id. */
export async function peopleOfRoles(db: AnyDb, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select u.id from "user" u where u.deleted_at is null
    and exists (select from user_role ur where ur.user_id = u.id and ur.role_id = any(${[...ids]}::bigint[])) order by u.id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
