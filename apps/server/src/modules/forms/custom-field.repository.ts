import type { QueryFilters } from '@hamyar/contracts';
import type { customFieldList, QueryOf } from '@hamyar/contracts/schemas';
import type { Predicate } from '@hamyar/domain';
import { searchWords } from '@hamyar/persian';
import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely';
import { columnList } from '../../platform/database/body-columns.ts';
import { filterConditions, type FilterTable } from '../../platform/database/list-filters.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { allOf, containing } from '../../platform/database/sql-conditions.ts';
import { predicateToSql } from '../../platform/policy/predicate-sql.ts';
import { CUSTOM_FIELD_SOURCE } from './custom-field.policy.ts';
import type { CustomFieldTable } from './form.table.ts';
import { tables } from './tables.ts';

export type CustomFieldQuery = QueryOf<typeof customFieldList>;

const COLUMNS = [
  'id',
  'version',
  'context',
  'department_id',
  'type',
  'label',
  'required',
  'default_value',
  'status',
  'order',
  'help',
  'placeholder',
  'min_length',
  'max_length',
  'min',
  'max',
  'min_date',
  'max_date',
  'date_type',
  'items',
  'regex',
  'unique',
  'sensitive',
  'show_in_list',
  'searchable',
  'search_after',
  'search_last',
  'is_archived',
  'has_values',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof CustomFieldTable)[];

/** A custom field that is not deleted. */
export interface CustomFieldRecord extends Pick<Selectable<CustomFieldTable>, (typeof COLUMNS)[number]> {
  form_count: number;
}

const SELECTED = sql`select ${columnList('f', COLUMNS)},
  (select count(*)::int from form_field x join form o on o.id = x.form_id where x.field_id = f.id and o.deleted_at is null) as form_count from custom_field f`;

/** A custom field as far as conditions on the values of tickets read it. */
export type ConditionField = Pick<CustomFieldRecord, 'id' | 'label' | 'type' | 'date_type' | 'items'>;

/** Those of these fields that tickets have and that are not deleted. */
export async function conditionFields(db: AnyDb, ids: readonly number[]): Promise<ConditionField[]> {
  if (ids.length === 0) return [];
  return tables(db)
    .selectFrom('custom_field')
    .select(['id', 'label', 'type', 'date_type', 'items'])
    .where('id', 'in', [...ids])
    .where('context', 'in', ['ticket', 'department'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}

const FILTERS: FilterTable<QueryFilters<CustomFieldQuery>, RawBuilder<SqlBool>> = {
  context: (context) => sql`f.context = ${context}`,
  department_id: (id) => sql`f.department_id = ${id}`,
  type: (type) => sql`f.type = ${type}`,
  status: (status) => sql`f.status = ${status}`,
  is_archived: (archived) => sql`f.is_archived = ${archived}`,
  show_in_list: (shown) => sql`f.show_in_list = ${shown}`,
  s: (text) => allOf(searchWords(text).map((word) => sql<SqlBool>`f.label_norm like ${containing(word)}`)),
};

const conditions = (scope: Predicate, query: CustomFieldQuery): RawBuilder<SqlBool> =>
  allOf([
    sql`f.deleted_at is null`,
    predicateToSql(scope, CUSTOM_FIELD_SOURCE),
    ...filterConditions(FILTERS, query, undefined),
  ]);

/** One page of the fields of a scope, in the order of their context. */
export async function listCustomFields(
  db: AnyDb,
  scope: Predicate,
  query: CustomFieldQuery,
): Promise<{ rows: CustomFieldRecord[]; total: number }> {
  const found = conditions(scope, query);
  const [{ rows }, total] = await Promise.all([
    sql<CustomFieldRecord>`${SELECTED} where ${found} order by f.context, f.department_id, f."order", f.id
      limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from custom_field f where ${found}`.execute(db),
  ]);
  return { rows, total: total.rows[0]?.n ?? 0 };
}

/** One field of a scope, or null. With `lock` nobody stores its first value until the transaction ends. */
export async function findCustomField(
  db: AnyDb,
  scope: Predicate,
  id: number,
  lock = false,
): Promise<CustomFieldRecord | null> {
  const { rows } =
    await sql<CustomFieldRecord>`${SELECTED} where f.id = ${id} and ${predicateToSql(scope, CUSTOM_FIELD_SOURCE)} and f.deleted_at is null
    ${lock ? sql`for no key update of f` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** All fields of a scope, in the order of their contexts. */
export async function readCustomFields(db: AnyDb, scope: Predicate): Promise<CustomFieldRecord[]> {
  const { rows } =
    await sql<CustomFieldRecord>`${SELECTED} where ${predicateToSql(scope, CUSTOM_FIELD_SOURCE)} and f.deleted_at is null
    order by f.context, f.department_id, f."order", f.id`.execute(db);
  return rows;
}

/** Makes other changes of fields and forms wait until the transaction ends. */
export async function lockForms(trx: AnyDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('custom_field', 0))`.execute(trx);
}

/** Where a field stands among others: of a context, or of one department. */
type SiblingsOf = Pick<CustomFieldTable, 'context' | 'department_id'>;

const isSibling = ({ context, department_id }: SiblingsOf) =>
  sql`context = ${context} and department_id is not distinct from ${department_id}::bigint and deleted_at is null`;

/** How many fields a context, or a department, has; their orders are 1 to this. */
export async function countSiblings(trx: AnyDb, of: SiblingsOf): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from custom_field where ${isSibling(of)}`.execute(
    trx,
  );
  return rows[0]!.n;
}

/** Numbers the fields of a context, or of a department, from 1; who edits one of them need not read it again. */
export async function renumberSiblings(trx: AnyDb, of: SiblingsOf): Promise<void> {
  await sql`update custom_field f set "order" = o.position from (
      select id, row_number() over (order by "order", id) as position from custom_field where ${isSibling(of)}) o
    where f.id = o.id and f."order" <> o.position`.execute(trx);
}

/** Whether a department with this id is in use. */
export async function departmentExists(trx: AnyDb, id: number): Promise<boolean> {
  const row = await tables(trx)
    .selectFrom('department')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts a field. @returns its id */
export const insertCustomField = async (trx: AnyDb, values: Insertable<CustomFieldTable>): Promise<number> =>
  (await tables(trx).insertInto('custom_field').values(values).returning('id').executeTakeFirstOrThrow()).id;

/** Changes columns of a field and increases its version. */
export async function updateCustomField(trx: AnyDb, id: number, changes: Updateable<CustomFieldTable>): Promise<void> {
  await tables(trx)
    .updateTable('custom_field')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Removes a field from all forms; those that had it get a new version, and lose conditions on it. */
export async function removeFromForms(trx: AnyDb, id: number, at: Date): Promise<void> {
  await sql`update form o set version = o.version + 1, updated_at = ${at}
    where exists (select from form_field x where x.form_id = o.id and (x.field_id = ${id} or (x.condition ->> 'field_id')::bigint = ${id}))`.execute(
    trx,
  );
  await tables(trx).deleteFrom('form_field').where('field_id', '=', id).execute();
  await sql`update form_field set condition = null where (condition ->> 'field_id')::bigint = ${id}`.execute(trx);
}

/** Puts fields into this order, from 1. */
export async function reorderCustomFields(trx: AnyDb, ids: readonly number[], at: Date): Promise<void> {
  await sql`update custom_field f set "order" = o.position, updated_at = ${at}, version = f.version + 1
    from unnest(${[...ids]}::bigint[]) with ordinality as o (id, position) where f.id = o.id and f."order" <> o.position`.execute(
    trx,
  );
}
