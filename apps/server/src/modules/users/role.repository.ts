import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import './user.table.ts';

/** Gives a person exactly these roles. */
export async function replaceRoles(trx: AnyDb, userId: number, roleIds: readonly number[]): Promise<void> {
  await tables(trx).deleteFrom('user_role').where('user_id', '=', userId).execute();
  if (roleIds.length > 0)
    await tables(trx)
      .insertInto('user_role')
      .values(roleIds.map((role_id) => ({ user_id: userId, role_id })))
      .execute();
}
