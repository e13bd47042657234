import type { Insertable, Updateable } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import type { UserTable } from './user.table.ts';

/** Adds a person. @throws a unique violation of `user_username_key`, `user_email_key` or `user_mobile` */
export async function insertUser(db: AnyDb, user: Insertable<UserTable>): Promise<number> {
  return (await tables(db).insertInto('user').values(user).returning('id').executeTakeFirstOrThrow()).id;
}

/** Notes facts of a person that no form shows: last login, password. */
export async function updateUser(db: AnyDb, id: number, changes: Updateable<UserTable>): Promise<void> {
  await tables(db).updateTable('user').set(changes).where('id', '=', id).execute();
}

/** Changes what forms show of a person, and raises the version by which two editors notice each other. */
export async function editUser(db: AnyDb, id: number, changes: Updateable<UserTable>): Promise<void> {
  await tables(db)
    .updateTable('user')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
