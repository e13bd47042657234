import { type Kysely, sql } from 'kysely';

/**
 * Custom fields as columns of the ticket list, and indexes by which a list finds the few tickets with an item or on a day
 * (decisions 2.3 `cf`, 2.11). Each value is in one column, so it is in one of the indexes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table custom_field add column show_in_list boolean not null default false`.execute(db);
  await sql`create index custom_value_item on custom_value (field_id, v_item) where v_item is not null`.execute(db);
  await sql`create index custom_value_date on custom_value (field_id, v_date) where v_date is not null`.execute(db);
}
