import { type Kysely, sql } from 'kysely';

/**
 * Tickets addressed to a whole department are a small part of all, and the department branch of the union query for an
 * employee's scope contains only them (decisions 2.1): without separate indexes a page of closed tickets reads the
 * whole department.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index ticket_free_department_waiting on ticket (department_id, waiting_sort, id) include (branch_id, status) where deleted_at is null and recipient_id is null;
    create index ticket_free_department_activity on ticket (department_id, last_activity_at, id) include (branch_id, status) where deleted_at is null and recipient_id is null;
  `.execute(db);
}
