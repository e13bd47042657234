import { type Kysely, sql } from 'kysely';

/**
 * The socket feed reads events by transaction, because ids are assigned before commits and transactions commit in any
 * order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index socket_event_xid on socket_event (xid, id)`.execute(db);
}
