import { type Kysely, sql } from 'kysely';

/**
 * How often the credentials of a person have changed. Sessions, login tokens and codes store the number under which
 * they were made, and are refused once it has changed (decisions 2.9). A login token also names the session that asked
 * for it, with which it ends.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table "user" add column credential_epoch int not null default 0;
    alter table session add column credential_epoch int not null default 0;
    alter table login_token add column credential_epoch int not null default 0, add column session_id bigint;
    alter table one_time_code add column credential_epoch int;
  `.execute(db);
}
