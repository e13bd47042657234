import type { CustomValue } from '@hamyar/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { CustomValueTable } from './form.table.ts';
import { searchKeyOf, type ValueShape } from './custom-value.rules.ts';

/** What has values. */
export interface ValueOwner {
  type: CustomValueTable['object_type'];
  id: number;
}

type Column = 'v_text' | 'v_num' | 'v_date' | 'v_bool' | 'v_item';
/** A stored value as a statement answers it. */
export interface StoredValue {
  field_id: number;
  v_text: string | null;
  v_num: number | null;
  /** unix seconds */
  v_date: number | null;
  v_bool: boolean | null;
  v_item: number | null;
}

/** The column that has the values of a field. */
export function columnOf({ type, date_type }: ValueShape): Column {
  if (type === 'number') return 'v_num';
  if (type === 'dropdown') return 'v_item';
  if (type === 'checkbox') return 'v_bool';
  return type === 'date' && date_type !== 'time' ? 'v_date' : 'v_text';
}

/** A value as its column takes it. */
export function toColumn(field: ValueShape, value: CustomValue): string | number | boolean | Date | null {
  if (value === null) return null;
  if (field.type === 'checkbox') return value === 1;
  if (columnOf(field) !== 'v_date') return value;
  return typeof value === 'number' ? new Date(value * 1_000) : new Date(`${value}T00:00:00Z`);
}

/** A value as it was filled in. Of a password that there is one, never which. */
export function fromColumn(field: ValueShape, row: StoredValue): CustomValue {
  if (field.type === 'password') return null;
  const value = row[columnOf(field)];
  if (value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (field.type === 'date' && field.date_type === 'date')
    return new Date(Number(value) * 1_000).toISOString().slice(0, 10);
  return value;
}

/** SQL: the values of the object with this id, as a JSON list of {@link StoredValue}. */
export const valuesAsJson = (type: ValueOwner['type'], id: RawBuilder<unknown>): RawBuilder<StoredValue[]> =>
  sql`coalesce((select jsonb_agg(jsonb_build_object('field_id', v.field_id, 'v_text', v.v_text, 'v_num', v.v_num, 'v_date', extract(epoch from v.v_date)::bigint,
    'v_bool', v.v_bool, 'v_item', v.v_item)) from custom_value v where v.object_type = ${type} and v.object_id = ${id}), '[]')`;

/** The values of one object. */
export async function readValues(db: AnyDb, { type, id }: ValueOwner): Promise<StoredValue[]> {
  const { rows } = await sql<{ values: StoredValue[] }>`select ${valuesAsJson(type, sql`${id}`)} as values`.execute(db);
  return rows[0]!.values;
}

/** The values of some rows in some fields, by the ids of row and field. */
export async function valuesOfRows(
  db: AnyDb,
  type: ValueOwner['type'],
  rowIds: readonly number[],
  fields: ReadonlyMap<number, ValueShape>,
): Promise<ReadonlyMap<number, ReadonlyMap<number, CustomValue>>> {
  const found = new Map<number, Map<number, CustomValue>>();
  if (rowIds.length === 0 || fields.size === 0) return found;
  const { rows } = await sql<StoredValue & { object_id: number }>`select v.object_id, v.field_id, v.v_text, v.v_num,
      extract(epoch from v.v_date)::float8 as v_date, v.v_bool, v.v_item
    from custom_value v where v.object_type = ${type} and v.object_id = any(${[...rowIds]}::bigint[])
      and v.field_id = any(${[...fields.keys()]}::bigint[])`.execute(db);
  for (const row of rows) {
    const values = found.get(row.object_id) ?? new Map<number, CustomValue>();
    found.set(row.object_id, values.set(row.field_id, fromColumn(fields.get(row.field_id)!, row)));
  }
  return found;
}

/** A change of one value; null takes it away. */
export interface ValueChange {
  field: ValueShape & { id: number };
  value: string | number | boolean | Date | null;
}

const keyOf = ({ field, value }: ValueChange): string | null =>
  typeof value === 'string' || typeof value === 'number' ? searchKeyOf(field, value) : null;

/** SQL: tickets are found by the values of the field `f`. What is for employees only is in no index (decisions 2.11). */
export const IS_SEARCHED = sql<boolean>`(f.searchable and not f.sensitive and not f.is_archived and f.deleted_at is null)`;

/** The statements that store changes of values, as parts of a larger one: the type of their fields is fixed from now on. */
export function valueStatements({ type, id }: ValueOwner, changes: readonly ValueChange[]): RawBuilder<unknown>[] {
  const set = changes.filter(({ value }) => value !== null);
  const gone = changes.filter(({ value }) => value === null).map(({ field }) => field.id);
  const of = (change: ValueChange, column: Column) =>
    columnOf(change.field) === column ? sql`${change.value}` : sql`null`;
  const row = (change: ValueChange) =>
    sql`(${type}, ${id}::bigint, ${change.field.id}::bigint, ${of(change, 'v_text')}::text, ${of(change, 'v_num')}::float8,
      ${of(change, 'v_date')}::timestamptz, ${of(change, 'v_bool')}::boolean, ${of(change, 'v_item')}::int, ${keyOf(change)}::text)`;
  return [
    ...(gone.length === 0
      ? []
      : [
          sql`delete from custom_value where object_type = ${type} and object_id = ${id} and field_id = any(${gone}::bigint[])`,
        ]),
    ...(set.length === 0
      ? []
      : [
          sql`insert into custom_value (object_type, object_id, field_id, v_text, v_num, v_date, v_bool, v_item, v_search)
            select n.object_type, n.object_id, n.field_id, n.v_text, n.v_num, n.v_date, n.v_bool, n.v_item, case when ${IS_SEARCHED} then n.v_search end
            from (values ${sql.join(set.map(row))}) as n (object_type, object_id, field_id, v_text, v_num, v_date, v_bool, v_item, v_search)
            join custom_field f on f.id = n.field_id
            on conflict (object_type, object_id, field_id) do update set v_text = excluded.v_text, v_num = excluded.v_num, v_date = excluded.v_date,
              v_bool = excluded.v_bool, v_item = excluded.v_item, v_search = excluded.v_search`,
          sql`update custom_field set has_values = true where id = any(${set.map(({ field }) => field.id)}::bigint[]) and not has_values`,
        ]),
  ];
}

/** Until a transaction ends, who stores values of a field and who changes whether tickets are found by them exclude each other. */
const SEARCH_LOCK = sql`hashtextextended('custom_value_search:' || id, 0)`;

/** Waits for those who store values of a field, and makes others wait until the transaction ends. */
export async function lockSearched(trx: AnyDb, fieldId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SEARCH_LOCK}) from (select ${fieldId}::bigint as id) as field`.execute(trx);
}

/**
 * The types of fields as they are now. Those without a value keep theirs until the transaction ends, because it may
 * store the first one; the type of the others is fixed. Nor does a field become searchable before that, so that no value
 * is stored without its search key.
 */
export async function lockShapes(trx: AnyDb, ids: readonly number[]): Promise<Map<number, ValueShape>> {
  const { rows } = await sql<ValueShape & { id: number }>`
    with locked as (
      select id, type, date_type from custom_field where id in (select id from custom_field where id = any(${[...ids]}::bigint[]) and not has_values)
      order by id for no key update)
    select id, type, date_type, pg_advisory_xact_lock_shared(${SEARCH_LOCK}) from (
      select * from locked union all
      select id, type, date_type from custom_field where id = any(${[...ids]}::bigint[]) and has_values) as known`.execute(
    trx,
  );
  return new Map(rows.map(({ id, type, date_type }) => [id, { type, date_type }]));
}

/**
 * The fields whose value another object has. Until the transaction ends, others that store a value of one of these
 * fields wait.
 */
export async function takenValues(trx: AnyDb, owner: ValueOwner, changes: readonly ValueChange[]): Promise<number[]> {
  const ids = changes.map(({ field }) => field.id).sort((a, b) => a - b);
  await sql`select pg_advisory_xact_lock(hashtextextended('custom_value:' || one, 0)) from unnest(${ids}::bigint[]) as one`.execute(
    trx,
  );
  const same = ({ field, value }: ValueChange) =>
    columnOf(field) === 'v_num'
      ? sql`v.field_id = ${field.id} and v.v_num = ${value}`
      : sql`v.field_id = ${field.id} and v.v_text is not null and md5(v.v_text) = md5(${value}::text) and v.v_text = ${value}`;
  const found = changes.map(
    (
      change,
    ) => sql`select ${change.field.id}::bigint as id where exists (select from custom_value v where ${same(change)}
      and not (v.object_type = ${owner.type} and v.object_id = ${owner.id}))`,
  );
  const { rows } = await sql<{ id: number }>`${sql.join(found, sql` union all `)}`.execute(trx);
  return rows.map(({ id }) => id);
}
