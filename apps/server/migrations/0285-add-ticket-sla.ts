import { type Kysely, sql } from 'kysely';

/**
 * The SLA of a ticket: its clocks as lists and reports read them, and what they are computed from (decisions 2.6). Its
 * columns are null in a ticket without one, which then takes no room for them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ticket
    add column sla_id bigint,
    add column sla_name text,
    add column sla_state text not null default 'none'
      check (sla_state in ('none', 'ok', 'due_soon', 'first_response_breached', 'next_response_breached', 'resolution_breached', 'paused')),
    add column sla_next_at timestamptz(3),
    add column fr_due_at timestamptz(3),
    add column fr_at timestamptz(3),
    add column fr_state text check (fr_state in ('none', 'running', 'paused', 'met', 'breached')),
    add column nr_due_at timestamptz(3),
    add column nr_state text check (nr_state in ('none', 'running', 'paused', 'met', 'breached')),
    add column res_due_at timestamptz(3),
    add column res_at timestamptz(3),
    add column res_state text check (res_state in ('none', 'running', 'paused', 'met', 'breached')),
    add column paused_since timestamptz(3),
    add column paused_minutes integer check (paused_minutes >= 0)`.execute(db);
  // its own table: lists read rows of tickets by the thousand, and never what the clocks are computed from
  await sql`create table ticket_sla (
    ticket_id bigint primary key references ticket (id) on delete cascade,
    snapshot jsonb not null,
    events jsonb not null,
    warned text[] not null default '{}'
  )`.execute(db);
  await sql`create index ticket_sla_next on ticket (sla_next_at) where sla_next_at is not null and deleted_at is null`.execute(
    db,
  );
  await sql`create index ticket_sla_due on ticket (id) where sla_due_at is not null and deleted_at is null`.execute(db);
  // what became of the SLA of a person's closed tickets, which the rollup of reports does not know (docs/adr/0065)
  await sql`create index ticket_assignee_sla on ticket (assignee_id, closed_at)
    where sla_id is not null and deleted_at is null`.execute(db);
}
