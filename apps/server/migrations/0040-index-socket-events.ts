import { type Kysely, sql } from 'kysely';

/** The feed of the sockets reads by transaction, because ids are given before commits and commits come in any order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index socket_event_xid on socket_event (xid, id)`.execute(db);
}
