import { type Kysely, sql } from 'kysely';

/**
 * A ticket stores no copy of its newest message (the list reads it from the contents) and no subject with spaces, which
 * no query reads. Numbers are ASCII and compare by bytes, so one index serves equality, prefixes and order. Indexes
 * that lists of customers' tickets never read leave those tickets out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index ticket_number_prefix;
    drop index ticket_organization_activity;
    drop index ticket_owner_waiting;
    drop index ticket_owner_activity;
    drop index ticket_created_by_waiting;
    drop index ticket_created_by_activity;
    alter table ticket drop column excerpt, drop column public_excerpt, drop column subject_norm, alter column number type text collate "C";
    cluster ticket using ticket_pkey;
    alter table ticket set without cluster;
    create index ticket_organization_activity on ticket (organization_id, last_activity_at, id) where deleted_at is null and organization_id is not null;
    create index ticket_owner_waiting on ticket (owner_id, waiting_sort, id) where deleted_at is null and owner_id is distinct from customer_id;
    create index ticket_owner_activity on ticket (owner_id, last_activity_at, id) where deleted_at is null and owner_id is distinct from customer_id;
    create index ticket_created_by_waiting on ticket (created_by_id, waiting_sort, id) where deleted_at is null and created_by_id is distinct from customer_id;
    create index ticket_created_by_activity on ticket (created_by_id, last_activity_at, id) where deleted_at is null and created_by_id is distinct from customer_id;
  `.execute(db);
}
