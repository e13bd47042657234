import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';

/** An address that was made under the present credentials of its owner (decisions 2.9). */
const open = sql`u.id = f.user_id and u.credential_epoch = f.credential_epoch and u.deleted_at is null`;

/** When the person's subscription address was made; null without one that can be used. */
export async function feedMadeAt(db: AnyDb, userId: number): Promise<Date | null> {
  const { rows } = await sql<{ created_at: Date }>`
    select f.created_at from calendar_feed f join "user" u on ${open} where f.user_id = ${userId}`.execute(db);
  return rows[0]?.created_at ?? null;
}

/** Whose calendar an address shows; null for an address that nobody has. */
export async function ownerOfFeed(db: AnyDb, tokenHash: Buffer): Promise<number | null> {
  const { rows } = await sql<{ user_id: number }>`
    select f.user_id from calendar_feed f join "user" u on ${open} where f.token_hash = ${tokenHash}`.execute(db);
  return rows[0]?.user_id ?? null;
}

/** Makes this the person's only address, of the credential epoch of the session in which it is made. */
export async function putFeed(
  db: AnyDb,
  feed: { userId: number; tokenHash: Buffer; epoch: number; at: Date },
): Promise<void> {
  const values = { token_hash: feed.tokenHash, created_at: feed.at, credential_epoch: feed.epoch };
  await tables(db)
    .insertInto('calendar_feed')
    .values({ user_id: feed.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Ends the person's address. @returns whether there was one */
export async function deleteFeed(db: AnyDb, userId: number): Promise<boolean> {
  const { numDeletedRows } = await tables(db)
    .deleteFrom('calendar_feed')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
