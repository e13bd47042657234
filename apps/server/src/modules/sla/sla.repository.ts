import type { QueryFilters } from '@hamyar/contracts';
import type { QueryOf, slaList } from '@hamyar/contracts/schemas';
import type { Predicate } from '@hamyar/domain';
import { searchKeyCompact } from '@hamyar/persian';
import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely';
import { columnList } from '../../platform/database/body-columns.ts';
import { filterConditions, type FilterTable } from '../../platform/database/list-filters.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { OrderedRow } from '../../platform/database/row-order.ts';
import { allOf, containing } from '../../platform/database/sql-conditions.ts';
import { predicateToSql, type PolicySource } from '../../platform/policy/predicate-sql.ts';
import type { SlaPolicyTable } from './sla.table.ts';
import { tables } from './tables.ts';

export type SlaQuery = QueryOf<typeof slaList>;

const COLUMNS = [
  'id',
  'version',
  'name',
  'description',
  'status',
  'branch_id',
  'order',
  'is_default',
  'targets',
  'next_response_minutes',
  'clocks',
  'working_shift_id',
  'pause_on_statuses',
  'conditions',
  'warn_before',
  'escalations',
  'recompute_on',
  'applies_to_kinds',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof SlaPolicyTable)[];

/** A policy that is not deleted. */
export type SlaRecord = Pick<Selectable<SlaPolicyTable>, (typeof COLUMNS)[number]>;

const SOURCE: PolicySource = { table: 'sla_policy', alias: 'p', relations: {} };

// a part of the name as it stands, not its words (spec 2.85)
const FILTERS: FilterTable<QueryFilters<SlaQuery>, RawBuilder<SqlBool>> = {
  name: (text) => sql`p.name_norm like ${containing(searchKeyCompact(text))}`,
  status: (status) => sql`p.status = ${status}`,
  branch_id: (id) => sql`p.branch_id = ${id}`,
};

const conditions = (scope: Predicate, query: SlaQuery): RawBuilder<SqlBool> =>
  allOf([sql`p.deleted_at is null`, predicateToSql(scope, SOURCE), ...filterConditions(FILTERS, query, undefined)]);

const SORTS: Readonly<Record<SlaQuery['sort_by'], RawBuilder<unknown>>> = {
  order: sql`p."order"`,
  name: sql`p.name collate "fa-x-icu"`,
  updated_at: sql`p.updated_at`,
};

/** One page of the policies of a scope. */
export async function listSla(
  db: AnyDb,
  scope: Predicate,
  query: SlaQuery,
): Promise<{ rows: SlaRecord[]; total: number }> {
  const direction = sql.raw(query.sort_dir);
  const { rows } = await sql<SlaRecord>`select ${columnList('p', COLUMNS)} from sla_policy p
    where ${conditions(scope, query)} order by ${SORTS[query.sort_by]} ${direction}, p.id ${direction}
    limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`.execute(db);
  const counted = await sql<{ n: number }>`select count(*)::int as n from sla_policy p
    where ${conditions(scope, query)}`.execute(db);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}

/** One policy of a scope, or null. */
export async function findSla(db: AnyDb, scope: Predicate, id: number): Promise<SlaRecord | null> {
  const { rows } = await sql<SlaRecord>`select ${columnList('p', COLUMNS)} from sla_policy p
    where p.id = ${id} and p.deleted_at is null and ${predicateToSql(scope, SOURCE)}`.execute(db);
  return rows[0] ?? null;
}

/** Makes other changes of policies wait until the transaction ends: which one is the default concerns several. */
export async function lockSla(trx: AnyDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('sla_policy', 0))`.execute(trx);
}

/** Ends that another policy is the default of the branch. */
export async function clearDefault(trx: AnyDb, branchId: number, keep: number | null): Promise<void> {
  await sql`update sla_policy p set is_default = false, version = p.version + 1
    where p.branch_id = ${branchId} and p.is_default and p.status and p.deleted_at is null and p.id is distinct from ${keep}`.execute(
    trx,
  );
}

/** Inserts a policy as the last one. @returns its id */
export async function insertSla(trx: AnyDb, values: Omit<Insertable<SlaPolicyTable>, 'order'>): Promise<number> {
  const order = sql<number>`coalesce((select max(p."order") from sla_policy p), 0) + 1`;
  const row = tables(trx)
    .insertInto('sla_policy')
    .values({ ...values, order })
    .returning('id');
  return (await row.executeTakeFirstOrThrow()).id;
}

/** Changes columns of a policy and increases its version. */
export async function updateSla(trx: AnyDb, id: number, changes: Updateable<SlaPolicyTable>): Promise<void> {
  await tables(trx)
    .updateTable('sla_policy')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** All policies in their order. */
export async function orderedSla(db: AnyDb): Promise<OrderedRow[]> {
  const { rows } = await sql<OrderedRow>`select p.id, p.name, p."order", null as parent_id from sla_policy p
    where p.deleted_at is null order by p."order", p.id`.execute(db);
  return rows;
}

/** Puts policies into this order, from 1. */
export async function reorderSla(trx: AnyDb, ids: readonly number[], at: Date): Promise<void> {
  await sql`update sla_policy p set "order" = o.position, updated_at = ${at}, version = p.version + 1
    from unnest(${[...ids]}::bigint[]) with ordinality as o (id, position) where p.id = o.id and p."order" <> o.position`.execute(
    trx,
  );
}
