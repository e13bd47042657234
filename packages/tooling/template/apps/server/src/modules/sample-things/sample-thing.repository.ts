import type { QueryFilters } from '@hamyar/contracts';
import type { QueryOf, sampleThingList } from '@hamyar/contracts/schemas';
import type { Predicate } from '@hamyar/domain';
import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely';
import { columnList } from '../../platform/database/body-columns.ts';
import { filterConditions, type FilterTable } from '../../platform/database/list-filters.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { allOf, containsWords } from '../../platform/database/sql-conditions.ts';
import { predicateToSql, type PolicySource } from '../../platform/policy/predicate-sql.ts';
import type { SampleThingTable } from './sample-thing.table.ts';
import { tables } from './tables.ts';

export type SampleThingQuery = QueryOf<typeof sampleThingList>;

/** Columns for the fields that the policy uses. */
const SOURCE: PolicySource = { table: 'sample_thing', alias: 's', relations: {} };

/** The columns that answers and the audit log show. */
const COLUMNS = [
  'id',
  'version',
  'title',
  'note',
  'status',
  'public',
  'created_by_id',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof SampleThingTable)[];

/** One row with the name of the person who has added it. */
export interface SampleThingRecord extends Pick<Selectable<SampleThingTable>, (typeof COLUMNS)[number]> {
  created_by: string;
}

const ROWS = sql`from sample_thing s join "user" u on u.id = s.created_by_id`;
const SELECTED = sql`select ${columnList('s', COLUMNS)}, btrim(u.first_name || ' ' || u.last_name) as created_by ${ROWS}`;

/** The condition of each filter: the compiler asks for an entry for every filter of the contract. */
const FILTERS: FilterTable<QueryFilters<SampleThingQuery>, RawBuilder<SqlBool>> = {
  keyword: (text) => containsWords(text, [sql`s.title_norm`]),
  status: (status) => sql`s.status = ${status}`,
};

const conditions = (scope: Predicate, query: SampleThingQuery): RawBuilder<SqlBool> =>
  allOf([predicateToSql(scope, SOURCE), ...filterConditions(FILTERS, query, undefined)]);

function order({ sort_by, sort_dir }: SampleThingQuery): RawBuilder<unknown> {
  const column = { title: sql`s.title collate "fa-x-icu"`, created_at: sql`s.created_at` }[sort_by];
  return sql`${column} ${sql.raw(sort_dir)}, s.id ${sql.raw(sort_dir)}`;
}

/** Rows of one page of the list. */
export async function listSampleThings(
  db: AnyDb,
  scope: Predicate,
  query: SampleThingQuery,
): Promise<SampleThingRecord[]> {
  const { rows } = await sql<SampleThingRecord>`${SELECTED} where ${conditions(scope, query)}
    order by ${order(query)} limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`.execute(db);
  return rows;
}

/** Number of rows that match the filters. */
export async function countSampleThings(db: AnyDb, scope: Predicate, query: SampleThingQuery): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n ${ROWS} where ${conditions(scope, query)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** One row in the scope, or null; with `lock` no other transaction can change it until this one ends. */
export async function findSampleThing(
  db: AnyDb,
  scope: Predicate,
  id: number,
  lock = false,
): Promise<SampleThingRecord | null> {
  const { rows } = await sql<SampleThingRecord>`${SELECTED}
    where s.id = ${id} and ${predicateToSql(scope, SOURCE)} ${lock ? sql`for update of s` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** Inserts a row. @returns its id */
export async function insertSampleThing(db: AnyDb, values: Insertable<SampleThingTable>): Promise<number> {
  return (await tables(db).insertInto('sample_thing').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Changes columns of a row and increases its version. */
export async function updateSampleThing(db: AnyDb, id: number, changes: Updateable<SampleThingTable>): Promise<void> {
  await tables(db)
    .updateTable('sample_thing')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** The largest id in a scope; null when it is empty. */
export async function lastSampleThingId(db: AnyDb, scope: Predicate): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select max(s.id) as id from sample_thing s where ${predicateToSql(scope, SOURCE)}`.execute(db);
  return rows[0]?.id ?? null;
}

/** The rows of a scope with an id in this range, both ends included. */
export async function sampleThingsBetween(
  db: AnyDb,
  scope: Predicate,
  { from, to }: { from: number; to: number },
): Promise<SampleThingRecord[]> {
  const { rows } = await sql<SampleThingRecord>`${SELECTED}
    where s.id between ${from} and ${to} and ${predicateToSql(scope, SOURCE)} order by s.id`.execute(db);
  return rows;
}
