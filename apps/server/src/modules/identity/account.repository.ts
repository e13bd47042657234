import type { UserStatus } from '@hamyar/contracts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import '../users/user.table.ts';
import { accountKey, type AccountName } from '../../platform/auth/account-name.ts';
import { updateUser, updateUserOfEpoch } from '../users/public.ts';
import { attemptKeys, type AccountRef } from './account.rules.ts';
import { clearAllFailures } from './login-attempt.repository.ts';

/** The fields of an account that authentication needs. */
export interface Account {
  id: number;
  employee: boolean;
  password_hash: string | null;
  email: string | null;
  mobile: string | null;
  status: UserStatus;
  /** Under which the other fields were read. */
  epoch: number;
}

/** The account with exactly this name; deleted accounts are not found. */
export async function findAccount(db: AnyDb, name: AccountName): Promise<Account | null> {
  const column = ({ mobile: 'mobile', email: 'email_key', username: 'username_key' } as const)[name.kind];
  const row = await tables(db)
    .selectFrom('user')
    .select(['id', 'employee', 'password_hash', 'email', 'mobile', 'status', 'credential_epoch as epoch'])
    .where(column, '=', name.key)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Records a login. */
export const recordLogin = (db: AnyDb, userId: number, at: Date): Promise<void> =>
  updateUser(db, userId, { last_login_at: at });

/** Stores a new password, while the account's credentials are those under which the change was allowed. */
export const writePassword = (db: AnyDb, { id, epoch }: AccountRef, hash: string, at: Date): Promise<boolean> =>
  updateUserOfEpoch(db, id, epoch, {
    password_hash: hash,
    password_changed_at: at,
    must_change_password: false,
    updated_at: at,
  });

/** The credential epoch of a person, after a change in the same transaction. */
export const epochOf = async (trx: AnyDb, id: number): Promise<number> =>
  (await tables(trx).selectFrom('user').select('credential_epoch').where('id', '=', id).executeTakeFirstOrThrow())
    .credential_epoch;

/** Sets a password that must be changed at the next login, and lifts the lock after failed logins. */
export async function replacePassword(trx: AnyDb, userId: number, hash: string, at: Date): Promise<void> {
  const { username_key, email_key, mobile } = await tables(trx)
    .selectFrom('user')
    .select(['username_key', 'email_key', 'mobile'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const names = [username_key, email_key, mobile].filter((name) => name !== null).map((name) => name.toLowerCase());
  await updateUser(trx, userId, { password_hash: hash, password_changed_at: at, must_change_password: true });
  await clearAllFailures(trx, attemptKeys.ofPassword(userId, names));
}

/** The account a user name, e-mail or mobile belongs to, however it is spelled. */
export async function findAccountId(db: AnyDb, name: string): Promise<number | null> {
  const key = accountKey(name);
  const row = await tables(db)
    .selectFrom('user')
    .select('id')
    .where('deleted_at', 'is', null)
    .where((e) => e.or([e('username_key', '=', key), e('email_key', '=', key), e('mobile', '=', key)]))
    .executeTakeFirst();
  return row?.id ?? null;
}
