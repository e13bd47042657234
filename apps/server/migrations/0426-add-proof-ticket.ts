import { type Kysely, sql } from 'kysely';

/** The ticket that was sent by a proof: who never got the answer is answered with its number (docs/adr/0106). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table address_proof add column ticket_id bigint`.execute(db);
}
