import { type Kysely, sql } from 'kysely';

/**
 * Reports count the tickets assigned to a person by all that is in this index, without reading the tickets (ADR 0065).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index ticket_assignee_counted on ticket (assignee_id, created_at)
      include (id, branch_id, department_id, recipient_id, customer_id, category_id, service_id, importance, status,
        closed_at, satisfaction, satisfaction_at, satisfaction_requested_at, assignee_at_close_id)
      where deleted_at is null and not is_spam and merged_into_id is null and assignee_id is not null;
  `.execute(db);
}
