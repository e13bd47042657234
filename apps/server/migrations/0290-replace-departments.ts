import { type Kysely, sql } from 'kysely';

/** A deleted department names the one that gets its open tickets (decisions 2.7 "replace with"). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table department add column replaced_by_id bigint references department`.execute(db);
}
