import { sql, type RawBuilder } from 'kysely';
import type { AnyDb } from './module-tables.ts';
import type { Trx } from './transaction.ts';

/** Tables whose deleted rows name the one that replaces them in `replaced_by_id`. */
export type ReplacedTable =
  | 'branch'
  | 'customer_event_type'
  | 'customer_level'
  | 'department'
  | 'form'
  | 'role'
  | 'service'
  | 'sla_policy'
  | 'ticket_category'
  | 'working_shift';

/** What a deleted row was replaced with, and what that was replaced with meanwhile; null when it stays. */
export async function replacementOf(db: AnyDb, table: ReplacedTable, id: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`with recursive chain (id, replaced_by_id, step) as (
      select id, replaced_by_id, 0 from ${sql.table(table)} where id = ${id} and deleted_at is not null
      union all select n.id, n.replaced_by_id, c.step + 1 from chain c join ${sql.table(table)} n on n.id = c.replaced_by_id and c.step < 100)
    select id from chain where step > 0 order by step desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** The end of a query from `from` on, for rows that name one of these ids. */
export type ReferringRows = (ids: RawBuilder<number[]>) => RawBuilder<unknown>;

/** Rows of one kind that are counted; of more it is only said that there are more. */
export const COUNTED_MAX = 1_000;

/** How many rows name one of these, at most one more than {@link COUNTED_MAX}. */
export async function countReferringRows(db: AnyDb, ids: readonly number[], found: ReferringRows): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n
    from (select 1 ${found(sql`${[...ids]}::bigint[]`)} limit ${COUNTED_MAX + 1}) as one`.execute(db);
  return rows[0]!.n;
}

/** A row with all deleted ones that it has replaced: what names one of them still will name this one soon. */
export async function withReplaced(db: AnyDb, table: ReplacedTable, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`with recursive replaced (id) as (
      select ${id}::bigint union select n.id from replaced r join ${sql.table(table)} n on n.replaced_by_id = r.id and n.deleted_at is not null)
    select id from replaced`.execute(db);
  return rows.map((row) => row.id);
}

/**
 * Waits for deletions of these rows, and makes later ones wait until the transaction ends: before a row is named anew. What
 * is read afterwards says whether it is still there.
 */
export async function keepRows(
  trx: AnyDb,
  table: ReplacedTable,
  ids: readonly (number | null | undefined)[],
): Promise<void> {
  const named = [...new Set(ids.filter((id): id is number => typeof id === 'number'))];
  if (named.length === 0) return;
  await sql`select from ${sql.table(table)} where id = any(${named}::bigint[]) order by id for key share`.execute(trx);
}

/** Lets one deletion with a replacement run after the other. */
export async function lockDeletions(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('row_references', 0))`.execute(trx);
}

/**
 * Waits for those who are naming a row, and makes those who would name it wait until the transaction ends; they see then
 * whether it is still there.
 */
export async function closeRow(trx: Trx, table: ReplacedTable, id: number): Promise<void> {
  await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(trx);
}
