import { sql, type RawBuilder } from 'kysely';
import type { AnyDb } from './module-tables.ts';

/** Evaluates an expression for what it does, such as a notification that is sent with the commit. */
export async function evaluate(db: AnyDb, expression: RawBuilder<unknown>): Promise<void> {
  await sql`select ${expression}`.execute(db);
}

/** Asks the database for nothing. @throws when it does not answer */
export const ping = (db: AnyDb): Promise<void> => evaluate(db, sql`1`);
