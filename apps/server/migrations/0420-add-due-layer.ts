import { type Kysely, sql } from 'kysely';

/**
 * Due times in the calendar: how each person has arranged them, and the tickets of an assignee or a department in the
 * order in which they are due, so that a day reads only its own (docs/adr/0105).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ticket_due_layer (
      user_id bigint primary key references "user" on delete cascade,
      shown boolean not null, scope text not null check (scope in ('mine', 'departments')),
      updated_at timestamptz(3) not null
    );
    create index ticket_assignee_due on ticket (assignee_id, sla_due_at, id) where sla_due_at is not null and deleted_at is null;
    create index ticket_department_due on ticket (department_id, sla_due_at, id) where sla_due_at is not null and deleted_at is null;
  `.execute(db);
}
