import { type Kysely, sql } from 'kysely';

/** Tickets that name a category or a service are counted, and walked through in the order of their ids (docs/adr/0103). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index ticket_category_named on ticket (category_id, id) where category_id is not null`.execute(db);
  await sql`create index ticket_service_named on ticket (service_id, id) where service_id is not null`.execute(db);
}
