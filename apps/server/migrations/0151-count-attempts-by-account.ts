import { type Kysely, sql } from 'kysely';

/**
 * Attempts are counted under the typed name and under the account behind it, whichever of its names was typed (decisions
 * 2.9). The count of a network reads only the first kind, so that one attempt counts once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table login_attempt add column behind boolean not null default false;
  `.execute(db);
}
