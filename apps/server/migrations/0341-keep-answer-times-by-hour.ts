import { type Kysely, sql } from 'kysely';

/** How long first answers took by the hour of the day in which a ticket came in, for what customers are told to expect. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table department_hour_answer_time (
      department_id bigint not null references department (id) on delete cascade,
      hour smallint not null check (hour between 0 and 23),
      median_minutes integer not null,
      p90_minutes integer not null,
      primary key (department_id, hour)
    );
  `.execute(db);
}
