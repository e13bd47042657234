import { type Kysely, sql } from 'kysely';

/**
 * A content that a merge has moved keeps the sequence that it had in its own ticket, and the ticket what it was before
 * (decisions 2.3 T14, T15).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ticket_content add column origin_seq int, add column origin_public_seq int`.execute(db);
  await sql`create table ticket_merge (
    ticket_id bigint primary key references ticket on delete cascade,
    target_id bigint not null references ticket on delete cascade,
    status smallint not null,
    close_reason text,
    waiting_since timestamptz(3),
    merged_at timestamptz(3) not null,
    merged_by_id bigint not null references "user"
  )`.execute(db);
}
