import { type Kysely, sql } from 'kysely';

/** The trigrams of the spaced subject are read by no query: searches compare the text without its spaces. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index ticket_subject_trgm`.execute(db);
}
