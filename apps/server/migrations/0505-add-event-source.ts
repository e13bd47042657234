import { type Kysely, sql } from 'kysely';

/** What an event of the calendar is about (decisions 2.13): both columns or neither. The event outlives its source. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table calendar_event
      add column source_type text check (source_type in ('ticket', 'customer')), add column source_id bigint,
      add check ((source_type is null) = (source_id is null));
  `.execute(db);
}
