import { type Kysely, sql } from 'kysely';

/**
 * Tickets are found by the values of their searchable custom fields (decisions 2.11). Only such values have a search
 * key; the others cost neither a byte nor an entry of the index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table custom_field add column searchable boolean not null default false,
    add column search_after bigint, add column search_last bigint`.execute(db);
  await sql`alter table custom_value add column v_search text`.execute(db);
  await sql`create index custom_value_search on custom_value using gin (v_search gin_trgm_ops) where v_search is not null`.execute(
    db,
  );
}
