import { type Kysely, sql } from 'kysely';

/** Reports read the tickets closed, rated or asked about on some days, and those that one employee has closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index ticket_closed on ticket (closed_at) where deleted_at is null and closed_at is not null;
    create index ticket_rated on ticket (satisfaction_at) where deleted_at is null and satisfaction_at is not null;
    create index ticket_asked on ticket (satisfaction_requested_at) where deleted_at is null and satisfaction_requested_at is not null and satisfaction = 0;
    create index ticket_closing_assignee on ticket (assignee_at_close_id, closed_at) where deleted_at is null and assignee_at_close_id is not null;
  `.execute(db);
}
