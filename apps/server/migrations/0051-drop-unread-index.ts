import { type Kysely, sql } from 'kysely';

/** No query reads the trigrams of the subject with spaces: searches compare the text without spaces. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index ticket_subject_trgm`.execute(db);
}
