import { searchKeyCompact } from '@hamyar/persian';
import { sql } from 'kysely';
import { initialNames } from './messages.ts';
import { updateUser } from '../modules/users/public.ts';
import type { Db } from '../platform/database/pool.ts';
import '../modules/departments/department.table.ts';
import '../modules/users/user.table.ts';
import '../modules/identity/identity.table.ts';
import '../modules/settings/setting.table.ts';

/** Whether anybody can log in yet. */
export async function hasUsers(db: Db): Promise<boolean> {
  const row = await db.selectFrom('user').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** The full admin created by the first start, as long as nobody has logged in as this admin. */
export async function findUnclaimedAdmin(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('user')
    .select('id')
    .where('username_key', '=', FIRST_ADMIN_USERNAME)
    .where('full_admin', '=', true)
    .where('must_change_password', '=', true)
    .where('last_login_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** User name of the first full admin. */
export const FIRST_ADMIN_USERNAME = 'admin';

/**
 * Initial records of every installation: one branch, the two built-in departments (decisions 2.7), and one department
 * that answers, so that the first customer can open a ticket.
 */
export async function insertInitialRecords(db: Db): Promise<void> {
  await db.insertInto('branch').values({ name: initialNames.branch, code: 'MAIN' }).execute();
  await db
    .insertInto('department')
    .values([
      { name: initialNames.customers, kind: 'customers', is_public: false },
      { name: initialNames.managers, kind: 'managers', is_public: false },
      { name: initialNames.support, kind: 'normal', is_public: true },
    ])
    .execute();
}

/** Creates the first full admin, or gives an unclaimed one a new password. @returns its id */
export async function saveFirstAdmin(db: Db, id: number | undefined, passwordHash: string): Promise<number> {
  if (id !== undefined) {
    await updateUser(db, id, { password_hash: passwordHash });
    return id;
  }
  const row = await db
    .insertInto('user')
    .values({
      employee: true,
      full_admin: true,
      first_name: initialNames.adminFirstName,
      last_name: initialNames.adminLastName,
      username: FIRST_ADMIN_USERNAME,
      username_key: FIRST_ADMIN_USERNAME,
      name_norm: searchKeyCompact(`${initialNames.adminFirstName} ${initialNames.adminLastName}`),
      contact_norm: FIRST_ADMIN_USERNAME,
      password_hash: passwordHash,
      must_change_password: true,
      branch_id: -1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Stores a one-time login of a user; only its hash is stored. */
export async function saveLoginToken(db: Db, userId: number, tokenHash: Buffer, expiresAt: Date): Promise<void> {
  await sql`
    insert into login_token (user_id, token_hash, expires_at, credential_epoch)
    select id, ${tokenHash}, ${expiresAt}::timestamptz, credential_epoch from "user" where id = ${userId}`.execute(db);
}

/**
 * Users of the demo company whose published password is still valid. `demo` in system_state contains the hash that all
 * of them got.
 */
export async function countDemoPasswords(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from "user" u, system_state s
    where s.key = 'demo' and u.password_hash = s.value ->> 'password_hash' and u.deleted_at is null`.execute(db);
  return rows[0]?.n ?? 0;
}
