import { type Kysely, sql } from 'kysely';

/**
 * Working minutes until the first answer and until a ticket was closed, for reports (ADR 0098). A job measures them, the
 * tickets of before too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ticket add column first_answer_minutes integer, add column resolution_minutes integer;
    create index ticket_unmeasured on ticket (id)
      where (first_staff_reply_at is not null and first_answer_minutes is null) or (closed_at is not null and resolution_minutes is null);
  `.execute(db);
}
