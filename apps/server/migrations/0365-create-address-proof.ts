import { type Kysely, sql } from 'kysely';

/**
 * An address that somebody has proven by a code, for one request without an account (decisions 2.23, docs/adr/0096). Only
 * the hash of its token is stored, as of login tokens.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table one_time_code drop constraint one_time_code_purpose_check;
    alter table one_time_code add constraint one_time_code_purpose_check
      check (purpose in ('login', 'register', 'reset', 'contact', 'request')) not valid;
    alter table one_time_code validate constraint one_time_code_purpose_check;
    create table address_proof (
      token_hash bytea primary key, user_id bigint not null references "user" on delete cascade, credential_epoch int not null,
      created_at timestamptz(3) not null, expires_at timestamptz(3) not null, used_at timestamptz(3)
    );
  `.execute(db);
}
