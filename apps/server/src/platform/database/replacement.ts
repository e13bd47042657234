import { sql } from 'kysely';
import type { AnyDb } from './module-tables.ts';

/** Tables whose deleted rows name the one that replaces them in `replaced_by_id`. */
type ReplacedTable = 'department' | 'ticket_category' | 'service';

/** What a deleted row was replaced with, and what that was replaced with meanwhile; null when it stays. */
export async function replacementOf(db: AnyDb, table: ReplacedTable, id: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`with recursive chain (id, replaced_by_id, step) as (
      select id, replaced_by_id, 0 from ${sql.table(table)} where id = ${id} and deleted_at is not null
      union all select n.id, n.replaced_by_id, c.step + 1 from chain c join ${sql.table(table)} n on n.id = c.replaced_by_id and c.step < 100)
    select id from chain where step > 0 order by step desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
