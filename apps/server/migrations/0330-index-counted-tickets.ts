import { type Kysely, sql } from 'kysely';

/**
 * The tickets whose due times are counted again when working time changes: also those that run without a due time, because
 * no working time was found for them (decisions 2.6 rule 7).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index ticket_sla_due`.execute(db);
  await sql`create index ticket_sla_counted on ticket (id)
    where deleted_at is null and (sla_due_at is not null or fr_state = 'running' or nr_state = 'running' or res_state = 'running')`.execute(
    db,
  );
}
