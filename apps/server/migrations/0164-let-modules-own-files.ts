import { type Kysely, sql } from 'kysely';

/**
 * Which kinds of rows own files is declared by the modules (ADR 0053): the table takes every name, as an event or a
 * permission does. An upload remembers for which kind its limits were checked; those of the previous release do not,
 * and are accepted where the limits of the settings apply.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table attachment drop constraint attachment_context_check;
    alter table attachment add column purpose text;
  `.execute(db);
}
