import { type Kysely, sql } from 'kysely';

/** The signature below the answers of a department that leave by mail: rich text with variables (decisions 2.7). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table department add column signature text not null default ''
    constraint department_signature_length check (length(signature) <= 10000)`.execute(db);
}
