import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import type { UserTable } from './user.table.ts';

/**
 * Columns that decide who can log in as a person and with which rank. A change of one of them raises the person's
 * credential epoch, which ends what was made under the earlier one (decisions 2.9).
 */
const CREDENTIAL_COLUMNS = [
  'password_hash',
  'username_key',
  'email_key',
  'mobile',
  'status',
  'employee',
  'full_admin',
  'branch_admin',
  'department_admin',
  'supervisor',
  'deleted_at',
] as const satisfies readonly (keyof UserTable)[];

type Credentials = Partial<Record<(typeof CREDENTIAL_COLUMNS)[number], unknown>>;

/** Whether the changes raise the credential epoch of a person who is stored as `before`. */
export function changesCredentials(before: Credentials, changes: Credentials): boolean {
  return CREDENTIAL_COLUMNS.some((column) => changes[column] !== undefined && changes[column] !== before[column]);
}

/** The credential epoch after a write, compared in the statement that writes. */
function epochAfter(changes: Updateable<UserTable>): { credential_epoch?: RawBuilder<number> } {
  const compared = CREDENTIAL_COLUMNS.filter((column) => changes[column] !== undefined).map(
    (column) => sql`${sql.ref(column)} is distinct from ${changes[column]}`,
  );
  return compared.length === 0
    ? {}
    : { credential_epoch: sql<number>`credential_epoch + (${sql.join(compared, sql` or `)})::int` };
}

/** Adds a person. @throws a unique violation of `user_username_key`, `user_email_key` or `user_mobile` */
export async function insertUser(db: AnyDb, user: Insertable<UserTable>): Promise<number> {
  return (await tables(db).insertInto('user').values(user).returning('id').executeTakeFirstOrThrow()).id;
}

/** Stores fields of a person that no form edits, such as the last login and the password; the version stays. */
export async function updateUser(db: AnyDb, id: number, changes: Updateable<UserTable>): Promise<void> {
  await tables(db)
    .updateTable('user')
    .set({ ...changes, ...epochAfter(changes) })
    .where('id', '=', id)
    .execute();
}

/**
 * The same for a person whose credential epoch must still be `epoch`, which was read when they proved who they are.
 * Returns whether anything was stored.
 */
export async function updateUserOfEpoch(
  db: AnyDb,
  id: number,
  epoch: number,
  changes: Updateable<UserTable>,
): Promise<boolean> {
  const row = await tables(db)
    .updateTable('user')
    .set({ ...changes, ...epochAfter(changes) })
    .where('id', '=', id)
    .where('credential_epoch', '=', epoch)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Changes fields of a person that forms edit, and increments the version, by which conflicts of two editors are
 * detected.
 */
export async function editUser(db: AnyDb, id: number, changes: Updateable<UserTable>): Promise<void> {
  await tables(db)
    .updateTable('user')
    .set((eb) => ({ ...changes, ...epochAfter(changes), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Ends everything that was made under the credentials of a person until now, although none of them changes. */
export async function raiseCredentialEpoch(db: AnyDb, id: number): Promise<void> {
  await tables(db)
    .updateTable('user')
    .set((eb) => ({ credential_epoch: eb('credential_epoch', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/**
 * Makes other changes of employees wait until the transaction ends: the last full admin, and the places of the license,
 * are counted among all of them.
 */
export async function lockEmployees(trx: AnyDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('employee'))`.execute(trx);
}
