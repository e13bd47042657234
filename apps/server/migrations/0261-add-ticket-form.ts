import { type Kysely, sql } from 'kysely';

/**
 * The form with which a ticket was written, and its version then (decisions 2.11). No foreign key: the table is large,
 * and forms are deleted softly. The indexes find equal values of a unique field, and the tickets of a filter; texts can
 * be longer than an index takes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ticket add column form_id bigint, add column form_version int;
    create index custom_value_text on custom_value (field_id, md5(v_text)) where v_text is not null;
    create index custom_value_num on custom_value (field_id, v_num) where v_num is not null;
    create index custom_value_date on custom_value (field_id, v_date) where v_date is not null;
    create index custom_value_item on custom_value (field_id, v_item) where v_item is not null;
  `.execute(db);
}
