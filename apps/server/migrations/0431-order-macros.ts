import { type Kysely, sql } from 'kysely';

/** Macros are put into an order, as ready-made texts are; those that exist keep the order of their names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table macro add column "order" integer not null default 0;
    update macro m set "order" = o.position
      from (select id, row_number() over (order by name collate "fa-x-icu", id) as position from macro) o where o.id = m.id;
  `.execute(db);
}
