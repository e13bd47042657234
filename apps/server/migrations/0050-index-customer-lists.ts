import { type Kysely, sql } from 'kysely';

/**
 * Indexes for the two usual sort orders of the customers' list, so that a page reads only its own rows (decisions 2.8).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index user_customer_name on "user" (last_name collate "fa-x-icu", first_name collate "fa-x-icu", id) where not employee and deleted_at is null;
    create index user_customer_created on "user" (created_at, id) where not employee and deleted_at is null;
  `.execute(db);
}
