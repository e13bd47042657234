import { type Kysely, sql } from 'kysely';

/**
 * Invitations of employees who have not chosen a password yet (docs/adr/0129): one for each, by the hash of its secret. It
 * is deleted when it is accepted, withdrawn, or replaced by a new one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invitation (
      user_id bigint primary key references "user" on delete cascade, token_hash bytea not null unique,
      credential_epoch int not null, created_at timestamptz(3) not null, expires_at timestamptz(3) not null,
      created_by_id bigint references "user"
    );
  `.execute(db);
}
