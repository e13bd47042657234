import { type Kysely, sql } from 'kysely';

/** Address, code and tables use one spelling: license. Nothing was released with the old spelling. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table licence rename to license;
    alter table license rename constraint licence_pkey to license_pkey;
    alter sequence licence_id_seq rename to license_id_seq;
    update system_state set key = 'license_last_seen' where key = 'licence_last_seen';
    update system_state set key = 'license_published' where key = 'licence_told';
    update audit_log set action = replace(action, 'licence', 'license'), object_type = 'license'
      where object_type = 'licence';
  `.execute(db);
}
