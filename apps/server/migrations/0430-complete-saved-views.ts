import { type Kysely, sql } from 'kysely';

/**
 * What a saved view shows besides its filters: columns, icon, colour, and whether the list opens with it. There is one
 * such view for a person, a department and all employees (decisions 2.4).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table saved_view
      add column columns jsonb, add column icon text, add column color text, add column is_default boolean not null default false;
    create unique index saved_view_default on saved_view (scope, coalesce(department_id, case scope when 'personal' then owner_id else 0 end))
      where is_default and deleted_at is null;
  `.execute(db);
}
