import { type Kysely, sql } from 'kysely';

/**
 * Browsers that a person has logged in from, by a token stored in each browser (decisions 2.17 "login from new
 * device").
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table known_device (
      user_id bigint not null references "user" on delete cascade, token_hash bytea not null, created_at timestamptz(3) not null, last_used_at timestamptz(3) not null,
      primary key (user_id, token_hash)
    );
  `.execute(db);
}
