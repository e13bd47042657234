import { type Kysely, sql } from 'kysely';

/**
 * Tickets that the customer leaves without an answer are closed (decisions 2.3 T13): the days of a department, where
 * they are not those of the settings, when the warning of a ticket was sent, and the index that finds the tickets that wait.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table department add column auto_close_days int check (auto_close_days = 0 or auto_close_days between 3 and 365);
    alter table ticket add column auto_close_warned_at timestamptz(3);
    create index ticket_unanswered on ticket (id) where status = 2 and deleted_at is null;
  `.execute(db);
}
