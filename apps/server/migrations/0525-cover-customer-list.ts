import { type Kysely, sql } from 'kysely';

/**
 * The list of customers reads a page, however far, and its count from indexes alone: that of the usual order has what
 * the filters compare, and each filter has one for the count (decisions 2.8). They are made before the one that the first
 * replaces is gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index user_customer_list on "user" (last_name collate "fa-x-icu", first_name collate "fa-x-icu", id)
      include (branch_id, organization_id, customer_level_id, status, supervisor, state_id, city_id, expire_at)
      where not employee and deleted_at is null;
    drop index user_customer_name;
    create index user_customer_login on "user" (last_login_at desc nulls last, id desc) where not employee and deleted_at is null;
    create index user_customer_branch on "user" (branch_id, id) where not employee and deleted_at is null;
    create index user_customer_level on "user" (customer_level_id, id) where not employee and deleted_at is null;
    create index user_customer_status on "user" (status, id) where not employee and deleted_at is null;
    create index user_customer_state on "user" (state_id, city_id, id) where not employee and deleted_at is null;
    create index user_customer_supervisor on "user" (id) where supervisor and not employee and deleted_at is null;
  `.execute(db);
}
