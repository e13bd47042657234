import { type Kysely, sql } from 'kysely';

/**
 * The credential epoch under which the address of a calendar was made: like a session it ends when the person changes the
 * password or ends all other sessions (decisions 2.9). Those that exist are of the present credentials.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table calendar_feed add column credential_epoch int;
    update calendar_feed f set credential_epoch = u.credential_epoch from "user" u where u.id = f.user_id;
    alter table calendar_feed alter column credential_epoch set not null;
  `.execute(db);
}
