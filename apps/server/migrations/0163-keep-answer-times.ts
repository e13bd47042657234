import { type Kysely, sql } from 'kysely';

/** How long first answers of each department took in the last 90 days, for the colour of waiting times. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table department_answer_time (
      department_id bigint primary key references department (id) on delete cascade,
      median_minutes integer not null,
      p90_minutes integer not null,
      tickets integer not null,
      computed_at timestamptz(3) not null
    );
  `.execute(db);
}
