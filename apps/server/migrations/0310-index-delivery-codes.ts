import { type Kysely, sql } from 'kysely';

/** The messages that still have a code, which is deleted when they expire (decisions 2.17). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index delivery_code on delivery (expires_at) where code_encrypted is not null`.execute(db);
}
