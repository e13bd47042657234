import { type Kysely, sql } from 'kysely';

/** Deleted fields have left gaps in the order of the others; from now on those after one move up (spec 4.10). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update custom_field f set "order" = o.position from (
      select id, row_number() over (partition by context, department_id order by "order", id) as position
      from custom_field where deleted_at is null) o
    where f.id = o.id and f."order" <> o.position
  `.execute(db);
}
