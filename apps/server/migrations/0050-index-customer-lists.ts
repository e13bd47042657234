import { type Kysely, sql } from 'kysely';

/** The customers' list in its two usual orders, so that a page of it reads a page and not everybody (decisions 2.8). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index user_customer_name on "user" (last_name collate "fa-x-icu", first_name collate "fa-x-icu", id) where not employee and deleted_at is null;
    create index user_customer_created on "user" (created_at, id) where not employee and deleted_at is null;
  `.execute(db);
}
