import { type Kysely, sql } from 'kysely';

/**
 * Work on many rows that a person has started: a worker does one row after the other, and says of each how it ended, so
 * that a killed worker continues where it was and failed rows can be run again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table batch (
      id bigint generated always as identity primary key,
      kind text not null,
      owner_id bigint not null references "user",
      title text not null,
      input jsonb not null,
      state text not null default 'waiting' check (state in ('waiting', 'running', 'ended', 'cancelled')),
      total int not null,
      done int not null default 0,
      failed int not null default 0,
      created_at timestamptz(3) not null default now(),
      started_at timestamptz(3),
      ended_at timestamptz(3)
    )`.execute(db);
  await sql`
    create table batch_row (
      batch_id bigint not null references batch on delete cascade,
      position int not null,
      ref_id bigint not null,
      state text not null default 'waiting' check (state in ('waiting', 'done', 'failed', 'cancelled')),
      code text,
      message text,
      primary key (batch_id, position)
    )`.execute(db);
  // the next row of a batch, and the old ones that are deleted
  await sql`create index batch_row_waiting on batch_row (batch_id, position) where state = 'waiting'`.execute(db);
  await sql`create index batch_created on batch (created_at)`.execute(db);
}
