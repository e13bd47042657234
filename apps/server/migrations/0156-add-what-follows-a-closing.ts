import { type Kysely, sql } from 'kysely';

/** What an employee sees after closing a ticket: it stays open, or the next one of the list opens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table "user" add column after_close text not null default 'stay' check (after_close in ('stay', 'next'));
  `.execute(db);
}
