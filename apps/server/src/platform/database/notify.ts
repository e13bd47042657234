import { sql } from 'kysely';
import type { Trx } from './transaction.ts';

/** Sends a notification that PostgreSQL delivers with the commit of this transaction, and drops with its rollback. */
export async function notifyOnCommit(trx: Trx, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(trx);
}
