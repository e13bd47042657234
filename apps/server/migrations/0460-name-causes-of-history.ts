import { type Kysely, sql } from 'kysely';

/**
 * What made a change, as it was called then: the macro, the policy of service levels, the days of a closing, the way of
 * assigning. Older entries stay without one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ticket_history add column cause_name text`.execute(db);
}
