import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';

/** When the person's subscription address was made; null without one. */
export async function feedMadeAt(db: AnyDb, userId: number): Promise<Date | null> {
  const row = await tables(db)
    .selectFrom('calendar_feed')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Whose calendar an address shows; null for an address that nobody has. */
export async function ownerOfFeed(db: AnyDb, tokenHash: Buffer): Promise<number | null> {
  const row = await tables(db)
    .selectFrom('calendar_feed')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Makes this the person's only address. */
export async function putFeed(db: AnyDb, userId: number, token_hash: Buffer, created_at: Date): Promise<void> {
  await tables(db)
    .insertInto('calendar_feed')
    .values({ user_id: userId, token_hash, created_at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ token_hash, created_at }))
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
