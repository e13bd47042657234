import { type Kysely, sql } from 'kysely';

/**
 * How often a network has made a call, for the limits that all nodes share (docs/adr/0106). It is named by a keyed hash:
 * no address is stored. Not logged to disk: after a crash the counting begins again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table call_count (
    key bytea primary key, count int not null, ends_at timestamptz(3) not null
  )`.execute(db);
}
