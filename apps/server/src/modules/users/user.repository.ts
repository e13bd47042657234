import type { Insertable, Updateable } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import type { UserTable } from './user.table.ts';

/** Adds a person. @throws a unique violation of `user_username_key`, `user_email_key` or `user_mobile` */
export async function insertUser(db: AnyDb, user: Insertable<UserTable>): Promise<number> {
  return (await tables(db).insertInto('user').values(user).returning('id').executeTakeFirstOrThrow()).id;
}

/** Stores fields of a person that no form edits, such as the last login and the password; the version stays. */
export async function updateUser(db: AnyDb, id: number, changes: Updateable<UserTable>): Promise<void> {
  await tables(db).updateTable('user').set(changes).where('id', '=', id).execute();
}

/**
 * Changes fields of a person that forms edit, and increments the version, by which conflicts of two editors are
 * detected.
 */
export async function editUser(db: AnyDb, id: number, changes: Updateable<UserTable>): Promise<void> {
  await tables(db)
    .updateTable('user')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
