import type { Db } from '../../platform/database/pool.ts';
import '../users/user.table.ts';
import type { AccountName } from '../../platform/auth/account-name.ts';

/** The fields of an account that authentication needs. */
export interface Account {
  id: number;
  employee: boolean;
  password_hash: string | null;
  email: string | null;
  mobile: string | null;
}

/** The account with exactly this name; deleted accounts are not found. */
export async function findAccount(db: Db, name: AccountName): Promise<Account | null> {
  const column = ({ mobile: 'mobile', email: 'email_key', username: 'username_key' } as const)[name.kind];
  const row = await db
    .selectFrom('user')
    .select(['id', 'employee', 'password_hash', 'email', 'mobile'])
    .where(column, '=', name.key)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores a login; a changed password also clears the flag that it must be changed. */
export async function recordLogin(db: Db, userId: number, at: Date): Promise<void> {
  await db.updateTable('user').set({ last_login_at: at }).where('id', '=', userId).execute();
}

/** Stores a new password. */
export async function writePassword(db: Db, userId: number, hash: string, at: Date): Promise<void> {
  await db
    .updateTable('user')
    .set({ password_hash: hash, password_changed_at: at, must_change_password: false, updated_at: at })
    .where('id', '=', userId)
    .execute();
}
