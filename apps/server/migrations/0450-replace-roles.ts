import { type Kysely, sql } from 'kysely';

/** What a deleted role was replaced with (decisions 2.0 "replace with"). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table role add column replaced_by_id bigint references role`.execute(db);
}
