import type { IdAndName } from '@hamyar/contracts';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { columnList } from '../../platform/database/body-columns.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { keepRows } from '../../platform/database/replaced-tables.ts';
import { countedRows } from '../../platform/references/row-references.ts';
import { chosenByBranch } from '../departments/public.ts';
import type { CustomerLevelTable } from './customer-level.table.ts';
import { messages } from './messages.ts';
import { tables } from './tables.ts';
import '../departments/department.table.ts';

const COLUMNS = [
  'id',
  'version',
  'name',
  'color',
  'icon',
  'order',
  'priority_weight',
  'default_importance',
  'max_open_tickets',
  'channels_allowed',
  'sla_id',
  'is_default',
  'status',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof CustomerLevelTable)[];

/** A level that is not deleted. */
export interface CustomerLevelRecord extends Pick<Selectable<CustomerLevelTable>, (typeof COLUMNS)[number]> {
  sla: IdAndName | null;
  customer_count: number | null;
  organization_count: number | null;
}

/**
 * All levels in their order, `counted` with how many customers and organisations have each. Levels are few, so what is
 * looked for is found in memory; each count reads its table once for all of them.
 */
export async function readLevels(db: AnyDb, { counted }: { counted: boolean }): Promise<CustomerLevelRecord[]> {
  const having = (rows: ReturnType<typeof sql>) =>
    counted
      ? sql`(select x.customer_level_id as id, count(*)::int as n from ${rows} and x.deleted_at is null group by 1)`
      : sql`(select null::bigint as id, null::int as n)`;
  const count = (alias: string) => (counted ? sql`coalesce(${sql.ref(`${alias}.n`)}, 0)` : sql`null::int`);
  const { rows } = await sql<CustomerLevelRecord>`select ${columnList('l', COLUMNS)},
      case when p.id is not null then jsonb_build_object('id', p.id, 'name', p.name) end as sla,
      ${count('c')} as customer_count, ${count('o')} as organization_count
    from customer_level l left join sla_policy p on p.id = l.sla_id
      left join ${having(sql`"user" x where not x.employee`)} c on c.id = l.id
      left join ${having(sql`organization x where true`)} o on o.id = l.id
    where l.deleted_at is null order by l."order", l.id`.execute(db);
  return rows;
}

/** Waits for other changes of levels: one of them is the default, and all of them have one order. */
export async function lockLevels(trx: AnyDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('customer_level', 0))`.execute(trx);
}

/**
 * Whether a level may name a policy of service levels: one in use that the person chooses from. It is not deleted until
 * the transaction ends.
 */
export async function canNameSla(db: AnyDb, user: CurrentUser, id: number): Promise<boolean> {
  await keepRows(db, 'sla_policy', [id]);
  const { rows } = await sql<{
    found: boolean;
  }>`select exists (select from sla_policy p where p.id = ${id} and ${chosenByBranch(user, 'p')}) as found`.execute(db);
  return rows[0]!.found;
}

/** Customers with a level of their own. */
export const countedOfLevels = countedRows(
  messages.customersCounted,
  (ids) => sql`from "user" u where u.customer_level_id = any(${ids}) and u.deleted_at is null`,
);

/** Customers of a branch, where they stay (decisions 2.7). */
export const customersOfBranches = {
  ...countedRows(
    messages.customersCounted,
    (ids) => sql`from "user" u where u.branch_id = any(${ids}) and not u.employee and u.deleted_at is null`,
  ),
  stays: true,
} as const;

/** Those of these customers who have open tickets. */
export async function customersWithOpenTickets(db: AnyDb, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select one.id from unnest(${[...ids]}::bigint[]) as one (id)
    where exists (select from ticket t where t.customer_id = one.id and t.deleted_at is null and t.status <> 4)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** How many levels name one of these policies. */
export async function countLevelsOfPolicies(db: AnyDb, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from customer_level
    where sla_id = any(${[...ids]}::bigint[]) and deleted_at is null`.execute(db);
  return rows[0]!.n;
}

/** Lets levels name another policy. */
export async function replacePolicyOfLevels(
  trx: AnyDb,
  { from, to, at }: { from: number; to: number; at: Date },
): Promise<void> {
  await sql`update customer_level set sla_id = ${to}, updated_at = ${at}, version = version + 1
    where sla_id = ${from}`.execute(trx);
}

/** Ends that a level is the default one. */
export async function clearDefaultLevel(trx: AnyDb, at: Date): Promise<void> {
  await tables(trx)
    .updateTable('customer_level')
    .set((eb) => ({ is_default: false, updated_at: at, version: eb('version', '+', 1) }))
    .where('is_default', '=', true)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Inserts a level. @returns its id */
export const insertLevel = async (trx: AnyDb, values: Insertable<CustomerLevelTable>): Promise<number> =>
  (await tables(trx).insertInto('customer_level').values(values).returning('id').executeTakeFirstOrThrow()).id;

/** Changes columns of a level and increases its version. */
export async function updateLevel(trx: AnyDb, id: number, changes: Updateable<CustomerLevelTable>): Promise<void> {
  await tables(trx)
    .updateTable('customer_level')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Puts levels into this order, from 1. */
export async function reorderLevels(trx: AnyDb, ids: readonly number[], at: Date): Promise<void> {
  await sql`update customer_level l set "order" = o.position, updated_at = ${at}, version = l.version + 1
    from unnest(${[...ids]}::bigint[]) with ordinality as o (id, position) where l.id = o.id and l."order" <> o.position`.execute(
    trx,
  );
}
