import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import './identity.table.ts';

/** Stores a one-time token by its hash. */
export async function insertLoginToken(
  db: AnyDb,
  token: { hash: Buffer; userId: number; expiresAt: Date },
): Promise<void> {
  await tables(db)
    .insertInto('login_token')
    .values({ token_hash: token.hash, user_id: token.userId, expires_at: token.expiresAt })
    .execute();
}

/** The person of a token, while it can be used. */
export async function findLoginToken(db: AnyDb, hash: Buffer, now: Date): Promise<number | null> {
  const row = await tables(db)
    .selectFrom('login_token')
    .select('user_id')
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Consumes a token and returns its person; of two calls at the same moment only one gets the person. */
export async function consumeLoginToken(db: AnyDb, hash: Buffer, now: Date): Promise<number | null> {
  const row = await tables(db)
    .updateTable('login_token')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}
