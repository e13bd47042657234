import type { IdAndName, QueryFilters } from '@hamyar/contracts';
import type { macroList, QueryOf } from '@hamyar/contracts/schemas';
import type { Predicate } from '@hamyar/domain';
import { searchKeyCompact } from '@hamyar/persian';
import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely';
import { columnList } from '../../platform/database/body-columns.ts';
import { filterConditions, type FilterTable } from '../../platform/database/list-filters.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { allOf, containing } from '../../platform/database/sql-conditions.ts';
import { predicateToSql } from '../../platform/policy/predicate-sql.ts';
import type { MacroTable } from './macro.table.ts';
import { selectDepartments, sourceOfScoped, type ScopedItems } from './scoped-items.repository.ts';
import { tables } from './tables.ts';

export type MacroQuery = QueryOf<typeof macroList>;

const COLUMNS = [
  'id',
  'version',
  'scope',
  'owner_id',
  'name',
  'steps',
  'after',
  'shortcut',
  'shortcut_key',
  'order',
  'status',
  'usage_count',
  'last_used_at',
  'updated_at',
] as const satisfies readonly (keyof MacroTable)[];

/** A macro with its departments. */
export interface MacroRecord extends Pick<Selectable<MacroTable>, (typeof COLUMNS)[number]> {
  departments: IdAndName[];
}

/** Macros among what is kept for oneself, departments or everybody. */
export const MACROS: ScopedItems = { table: 'macro', departments: 'macro_department', key: 'macro_id' };
const SOURCE = sourceOfScoped(MACROS);

const SELECTED = sql`select ${columnList('p', COLUMNS)}, ${selectDepartments(MACROS)} as departments from macro p`;

const FILTERS: FilterTable<QueryFilters<MacroQuery>, RawBuilder<SqlBool>> = {
  name: (text) => sql`p.name_norm like ${containing(searchKeyCompact(text))}`,
  scope: (scope) => sql`p.scope = ${scope}`,
  status: (status) => sql`p.status = ${status}`,
};

const conditions = (scope: Predicate, query: MacroQuery): RawBuilder<SqlBool> =>
  allOf([sql`p.deleted_at is null`, predicateToSql(scope, SOURCE), ...filterConditions(FILTERS, query, undefined)]);

const SORTS: Readonly<Record<MacroQuery['sort_by'], RawBuilder<unknown>>> = {
  order: sql`p."order"`,
  name: sql`p.name collate "fa-x-icu"`,
  usage_count: sql`p.usage_count`,
  updated_at: sql`p.updated_at`,
};

/** One page of the macros of a scope. */
export async function listMacros(db: AnyDb, scope: Predicate, query: MacroQuery): Promise<MacroRecord[]> {
  const direction = sql.raw(query.sort_dir);
  const { rows } = await sql<MacroRecord>`${SELECTED} where ${conditions(scope, query)}
    order by ${SORTS[query.sort_by]} ${direction}, p.id ${direction} limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`.execute(
    db,
  );
  return rows;
}

/** Number of macros of a scope that match the filters. */
export async function countMacros(db: AnyDb, scope: Predicate, query: MacroQuery): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from macro p
    where ${conditions(scope, query)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** One macro of a scope, or null; with `lock` no other transaction can change it until this one ends. */
export async function findMacro(db: AnyDb, scope: Predicate, id: number, lock = false): Promise<MacroRecord | null> {
  const { rows } = await sql<MacroRecord>`${SELECTED} where p.id = ${id} and p.deleted_at is null
    and ${predicateToSql(scope, SOURCE)} ${lock ? sql`for update of p` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** Inserts a macro as the last one. @returns its id */
export async function insertMacro(trx: AnyDb, values: Omit<Insertable<MacroTable>, 'order'>): Promise<number> {
  const order = sql<number>`coalesce((select max(p."order") from macro p), 0) + 1`;
  return (
    await tables(trx)
      .insertInto('macro')
      .values({ ...values, order })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

/** Changes columns of a macro and increases its version. */
export async function updateMacro(trx: AnyDb, id: number, changes: Updateable<MacroTable>): Promise<void> {
  await tables(trx)
    .updateTable('macro')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Notes that a macro runs. @returns false where this run has happened already */
export async function claimRun(
  trx: AnyDb,
  run: { user_id: number; client_key: string; ticket_id: number; macro_id: number; at: Date },
): Promise<boolean> {
  const row = await tables(trx)
    .insertInto('macro_run')
    .values(run)
    .onConflict((oc) => oc.doNothing())
    .returning('macro_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts one more run of a macro. */
export async function countMacroUsage(trx: AnyDb, id: number, at: Date): Promise<void> {
  await sql`update macro set usage_count = usage_count + 1, last_used_at = ${at} where id = ${id}`.execute(trx);
}

/** Deletes runs whose press cannot be repeated any more. */
export async function deleteOldRuns(db: AnyDb, before: Date): Promise<void> {
  await tables(db).deleteFrom('macro_run').where('at', '<', before).execute();
}

/** Whether this run has happened. */
export async function hasRun(db: AnyDb, userId: number, clientKey: string): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('macro_run')
    .select('macro_id')
    .where('user_id', '=', userId)
    .where('client_key', '=', clientKey)
    .executeTakeFirst();
  return row !== undefined;
}
