import { type Kysely, sql } from 'kysely';

/**
 * A branch has a logo, and a time zone only where it is not that of the system. Its code is unique whatever its case, and
 * free again once it is deleted (decisions 2.7).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table branch add column logo_id bigint, add column replaced_by_id bigint references branch,
      alter column timezone drop not null, alter column timezone drop default,
      drop constraint branch_code_key;
    -- nobody could choose one: each had the zone that the system has at first
    update branch set timezone = null;
    create unique index branch_code on branch (upper(code)) where deleted_at is null;
  `.execute(db);
}
