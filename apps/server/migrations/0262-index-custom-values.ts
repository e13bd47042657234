import { type Kysely, sql } from 'kysely';

/** Lists of tickets are filtered by the items and days of custom fields (decisions 2.3 `cf`, 2.11). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index custom_value_item on custom_value (field_id, v_item) where v_item is not null;
    create index custom_value_date on custom_value (field_id, v_date) where v_date is not null;
  `.execute(db);
}
