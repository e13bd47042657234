import { sql, type Insertable, type Updateable } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import type { RoleTable } from './user.table.ts';

/** Gives a person exactly these roles. */
export async function replaceRoles(trx: AnyDb, userId: number, roleIds: readonly number[]): Promise<void> {
  await tables(trx).deleteFrom('user_role').where('user_id', '=', userId).execute();
  if (roleIds.length > 0)
    await tables(trx)
      .insertInto('user_role')
      .values(roleIds.map((role_id) => ({ user_id: userId, role_id })))
      .execute();
}

/** Inserts a role. @returns its id @throws a unique violation of `role_name` */
export const insertRole = async (trx: AnyDb, values: Insertable<RoleTable>): Promise<number> =>
  (await tables(trx).insertInto('role').values(values).returning('id').executeTakeFirstOrThrow()).id;

/** Changes columns of a role and increases its version. @throws a unique violation of `role_name` */
export async function updateRole(trx: AnyDb, id: number, changes: Updateable<RoleTable>): Promise<void> {
  await tables(trx)
    .updateTable('role')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Puts roles into this order, from 1. */
export async function reorderRoles(trx: AnyDb, ids: readonly number[], at: Date): Promise<void> {
  await sql`update role r set "order" = o.position, updated_at = ${at}, version = r.version + 1
    from unnest(${[...ids]}::bigint[]) with ordinality as o (id, position) where r.id = o.id and r."order" <> o.position`.execute(
    trx,
  );
}

/** Gives everybody who has a role another one instead; who is editing one of them is shown the difference. */
export async function replaceRoleOfUsers(
  trx: AnyDb,
  { from, to, at }: { from: number; to: number; at: Date },
): Promise<void> {
  await sql`with moved as (delete from user_role where role_id = ${from} returning user_id),
      given as (insert into user_role (user_id, role_id) select user_id, ${to} from moved on conflict do nothing)
    update "user" u set version = u.version + 1, updated_at = ${at} from moved m where u.id = m.user_id`.execute(trx);
}
