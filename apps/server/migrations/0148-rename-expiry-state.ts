import { type Kysely, sql } from 'kysely';

/** The moment up to which expired accounts have been reported gets a name that says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update system_state set key = 'accounts_reported_until' where key = 'accounts_told_until';
  `.execute(db);
}
