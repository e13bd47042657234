import { type Kysely, sql } from 'kysely';

/** How each person has arranged the widgets of the dashboard; without a row the default of the role is shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table dashboard (
      user_id bigint primary key references "user" on delete cascade, widgets jsonb, version int not null default 1, updated_at timestamptz(3) not null
    );
  `.execute(db);
}
