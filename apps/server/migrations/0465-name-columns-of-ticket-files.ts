import { type Kysely, sql } from 'kysely';

/** Files of tickets have the columns of the table: one that was started before says its due time by the same name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update ticket_export set columns = replace(columns::text, '"sla_due_at"', '"sla_due"')::jsonb
    where columns::text like '%"sla_due_at"%'`.execute(db);
}
