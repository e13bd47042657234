import { accountKey } from '../platform/auth/account-name.ts';
import type { Trx } from '../platform/database/transaction.ts';
import '../modules/identity/identity.table.ts';
import '../modules/users/user.table.ts';

/** Finds a user by user name, e-mail or mobile number, in any spelling. */
export async function findUser(trx: Trx, name: string): Promise<{ id: number; username: string | null } | undefined> {
  const key = accountKey(name);
  return trx
    .selectFrom('user')
    .select(['id', 'username'])
    .where('deleted_at', 'is', null)
    .where((e) => e.or([e('username_key', '=', key), e('email_key', '=', key), e('mobile', '=', key)]))
    .executeTakeFirst();
}

/**
 * Sets a password that must be changed at the next login, ends every session and removes the lock after failed logins.
 * Returns the sessions that were open.
 */
export async function replacePassword(trx: Trx, userId: number, passwordHash: string, now: Date): Promise<number[]> {
  const { username_key, email_key, mobile } = await trx
    .selectFrom('user')
    .select(['username_key', 'email_key', 'mobile'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  // attempts are counted under each login name of the account, and under the account for the old password
  const names = [username_key, email_key, mobile].filter((name) => name !== null).map((name) => name.toLowerCase());
  const keys = [...names, `password of ${userId}`];
  await trx
    .updateTable('user')
    .set({ password_hash: passwordHash, password_changed_at: now, must_change_password: true })
    .where('id', '=', userId)
    .execute();
  await trx.deleteFrom('login_attempt').where('account_key', 'in', keys).execute();
  const ended = await trx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}
