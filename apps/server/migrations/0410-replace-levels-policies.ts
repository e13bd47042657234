import { type Kysely, sql } from 'kysely';

/** What a deleted level, policy, form or shift was replaced with (decisions 2.0 "replace with"). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['customer_level', 'sla_policy', 'form', 'working_shift'])
    await sql`alter table ${sql.table(table)} add column replaced_by_id bigint references ${sql.table(table)}`.execute(
      db,
    );
}
