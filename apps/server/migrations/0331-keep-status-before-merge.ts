import { type Kysely, sql } from 'kysely';

/**
 * A merge keeps beside what the merged ticket was also what the other one was, and which status it gave it (decisions 2.3
 * T15). Of earlier merges the history says it; one that left the status as it was has neither.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ticket_merge
    add column target_status smallint, add column given_status smallint, add column target_closing jsonb`.execute(db);
  await sql`update ticket_merge m set target_status = h.from_value::smallint, given_status = h.to_value::smallint
    from ticket_history h where h.ticket_id = m.target_id and h.field = 'status' and h.at = m.merged_at
      and h.from_value <> '4'`.execute(db);
}
