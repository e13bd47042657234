import { type Kysely, sql } from 'kysely';

/**
 * The form with which a ticket was written, and its version then (decisions 2.11). No foreign key: the table is large,
 * and forms are deleted softly. The indexes find the same value of a unique field; texts can be longer than an
 * index takes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ticket add column form_id bigint, add column form_version int;
    create index custom_value_text on custom_value (field_id, md5(v_text)) where v_text is not null;
    create index custom_value_num on custom_value (field_id, v_num) where v_num is not null;
  `.execute(db);
}
