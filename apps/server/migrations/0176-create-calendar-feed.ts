import { type Kysely, sql } from 'kysely';

/** Subscription addresses of calendars, one a person; only the hash of the token in the address is stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_feed (
      user_id bigint primary key references "user", token_hash bytea not null unique, created_at timestamptz(3) not null
    );
  `.execute(db);
}
