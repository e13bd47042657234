import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import type { AccountRef } from './account.rules.ts';
import './identity.table.ts';
import '../users/user.table.ts';

/**
 * Stores a one-time token by its hash, under the credentials with which its session was opened. Returns whether the
 * session is open; the lock makes its end wait, so that the end finds the token.
 */
export async function insertLoginToken(
  db: AnyDb,
  token: { hash: Buffer; sessionId: number; expiresAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into login_token (token_hash, user_id, expires_at, session_id, credential_epoch)
    select ${token.hash}, s.user_id, ${token.expiresAt}::timestamptz, s.id, s.credential_epoch from session s
    where s.id = ${token.sessionId} and s.revoked_at is null for share of s
    returning user_id`.execute(db);
  return rows.length > 0;
}

/** A token that can be used, of a person whose credentials are still those of the token. */
const usable = (hash: Buffer, now: Date) => sql`
  t.token_hash = ${hash} and t.used_at is null and t.expires_at > ${now}
  and u.id = t.user_id and u.credential_epoch = t.credential_epoch and u.deleted_at is null`;

/** The person of a token, while it can be used. */
export async function findLoginToken(db: AnyDb, hash: Buffer, now: Date): Promise<number | null> {
  const { rows } = await sql<{ user_id: number }>`
    select t.user_id from login_token t, "user" u where ${usable(hash, now)}`.execute(db);
  return rows[0]?.user_id ?? null;
}

/** Consumes a token and returns its person; of two calls at the same moment only one gets the person. */
export async function consumeLoginToken(db: AnyDb, hash: Buffer, now: Date): Promise<AccountRef | null> {
  const { rows } = await sql<AccountRef>`
    update login_token t set used_at = ${now} from "user" u where ${usable(hash, now)}
    returning t.user_id as id, t.credential_epoch as epoch`.execute(db);
  return rows[0] ?? null;
}

/** Deletes the tokens that these sessions asked for. */
export async function deleteLoginTokens(db: AnyDb, sessionIds: readonly number[]): Promise<void> {
  await tables(db).deleteFrom('login_token').where('session_id', 'in', sessionIds).execute();
}
