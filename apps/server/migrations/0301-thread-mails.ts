import { type Kysely, sql } from 'kysely';

/** Which mails about a ticket an address has got, and whether a mail waits for working time (decisions 2.15, 2.17). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table delivery add column only_working_time boolean not null default false;
    create index delivery_thread on delivery (ticket_id, recipient, id) where message_id is not null;
  `.execute(db);
}
