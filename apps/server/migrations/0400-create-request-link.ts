import { type Kysely, sql } from 'kysely';

/**
 * The links by which requests without an account are followed (docs/adr/0101). Only the hash of a secret is stored, with the
 * address that it was sent to: another address of the same customer ends it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table request_link (
      token_hash bytea primary key, ticket_id bigint not null references ticket on delete cascade,
      user_id bigint not null references "user" on delete cascade, address text not null,
      created_at timestamptz(3) not null, expires_at timestamptz(3) not null
    );
    create index request_link_ticket on request_link (ticket_id);
    alter table one_time_code drop constraint one_time_code_purpose_check;
    alter table one_time_code add constraint one_time_code_purpose_check
      check (purpose in ('login', 'register', 'reset', 'contact', 'request', 'request_link')) not valid;
    alter table one_time_code validate constraint one_time_code_purpose_check;
  `.execute(db);
}
