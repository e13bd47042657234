import type { IdAndName, TemplateScope } from '@hamyar/contracts';
import type { Predicate } from '@hamyar/domain';
import { sql, type RawBuilder } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { predicateToSql, type PolicySource } from '../../platform/policy/predicate-sql.ts';
import { tables } from './tables.ts';

/**
 * A table of what employees keep for themselves, for departments or for everybody, and find by a shortcut: ready-made
 * texts and macros.
 */
export interface ScopedItems {
  table: 'ticket_template' | 'macro';
  departments: 'ticket_template_department' | 'macro_department';
  /** The column of `departments` that names the row. */
  key: 'template_id' | 'macro_id';
}

/** For whom a row is or will be, and by what shortcut it is found. */
export interface Scoped {
  scope: TemplateScope;
  owner_id: number | null;
  shortcut_key: string | null;
  department_ids: readonly number[];
}

/** Where the predicate of the policy finds them; the row is `p`. */
export const sourceOfScoped = ({ table, departments, key }: ScopedItems): PolicySource => ({
  table,
  alias: 'p',
  relations: { departments: { table: departments, foreignKey: key, many: true } },
});

/** SQL: the departments of the row `p`, by their names. */
export const selectDepartments = ({ departments, key }: ScopedItems): RawBuilder<unknown> =>
  sql`coalesce((select json_agg(json_build_object('id', d.id, 'name', d.name) order by d.name collate "fa-x-icu")
    from ${sql.table(departments)} x join department d on d.id = x.department_id where x.${sql.ref(key)} = p.id), '[]')`;

/** Makes other changes wait until the transaction ends: each compares its shortcut with all others. */
export async function lockScoped(trx: AnyDb, { table }: ScopedItems): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${table}, 0))`.execute(trx);
}

/** Whether somebody who sees the row would see another one with the same shortcut. */
export async function isShortcutUsed(
  trx: AnyDb,
  { table, departments, key }: ScopedItems,
  id: number | null,
  row: Scoped,
): Promise<boolean> {
  if (row.shortcut_key === null) return false;
  const shared =
    row.scope === 'personal'
      ? sql`p.owner_id = ${row.owner_id}`
      : sql`p.scope <> 'personal' and (p.scope = 'global' or ${row.scope} = 'global' or exists (
          select from ${sql.table(departments)} x where x.${sql.ref(key)} = p.id and x.department_id = any(${[...row.department_ids]}::bigint[])))`;
  const { rows } =
    await sql`select 1 from ${sql.table(table)} p where p.deleted_at is null and p.id is distinct from ${id}
    and p.shortcut_key = ${row.shortcut_key} and ${shared} limit 1`.execute(trx);
  return rows.length > 0;
}

/** Those of the departments that are in use. */
export async function existingDepartments(trx: AnyDb, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tables(trx)
    .selectFrom('department')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where('kind', '=', 'normal')
    .execute();
  return rows.map(({ id }) => id);
}

/** Makes a row be for these departments and no others. */
export async function writeDepartments(
  trx: AnyDb,
  { departments, key }: ScopedItems,
  id: number,
  departmentIds: readonly number[],
): Promise<void> {
  await sql`delete from ${sql.table(departments)} where ${sql.ref(key)} = ${id}`.execute(trx);
  if (departmentIds.length === 0) return;
  await sql`insert into ${sql.table(departments)} (${sql.ref(key)}, department_id)
    select ${id}, unnest(${[...departmentIds]}::bigint[])`.execute(trx);
}

/** A row with what decides who keeps it. */
export interface OrderedItem extends Pick<Scoped, 'scope' | 'owner_id'>, IdAndName {
  departments: IdAndName[];
}

/** The rows of a scope in their order. */
export async function orderedScoped(db: AnyDb, items: ScopedItems, scope: Predicate): Promise<OrderedItem[]> {
  const { rows } =
    await sql<OrderedItem>`select p.id, p.name, p.scope, p.owner_id, ${selectDepartments(items)} as departments
    from ${sql.table(items.table)} p where p.deleted_at is null and ${predicateToSql(scope, sourceOfScoped(items))}
    order by p."order", p.id`.execute(db);
  return rows;
}

/** Puts rows into this order, from 1. */
export async function reorderScoped(
  trx: AnyDb,
  { table }: ScopedItems,
  ids: readonly number[],
  at: Date,
): Promise<void> {
  await sql`update ${sql.table(table)} p set "order" = o.position, updated_at = ${at}, version = p.version + 1
    from unnest(${[...ids]}::bigint[]) with ordinality as o (id, position) where p.id = o.id and p."order" <> o.position`.execute(
    trx,
  );
}
