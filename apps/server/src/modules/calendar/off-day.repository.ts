import type { Predicate } from '@hamyar/domain';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { keepRows } from '../../platform/database/replaced-tables.ts';
import { predicateToSql, type PolicySource } from '../../platform/policy/predicate-sql.ts';
import type { OffDayTable } from './calendar-event.table.ts';
import { tables } from './tables.ts';

/** A day off of the company or of branches; one that repeats has the date of its first year. */
export interface OffDayRow
  extends Pick<Selectable<OffDayTable>, 'id' | 'date' | 'title' | 'repeat' | 'official' | 'from_minute' | 'to_minute'> {
  /** -1 is the whole company. */
  branch_ids: number[];
}

const SELECTED = sql`select o.id, to_char(o.date, 'YYYY-MM-DD') as date, o.title, o.repeat, o.official, o.from_minute, o.to_minute,
  array(select b.branch_id from off_day_branch b where b.off_day_id = o.id order by b.branch_id) as branch_ids from off_day o`;

const SOURCE: PolicySource = {
  table: 'off_day',
  alias: 'o',
  relations: { branches: { table: 'off_day_branch', foreignKey: 'off_day_id' } },
};

/** Days off in the scope that may lie within a range of dates; those that repeat are there when they have begun. */
export async function listOffDays(db: AnyDb, scope: Predicate, from: string, to: string): Promise<OffDayRow[]> {
  const { rows } = await sql<OffDayRow>`
    ${SELECTED} where o.date <= ${to}::date and (o.date >= ${from}::date or o.repeat <> 'none') and ${predicateToSql(scope, SOURCE)}
    order by o.date, o.id`.execute(db);
  return rows;
}

/** One day off in the scope, or null; no other transaction can change it until this one ends. */
export async function lockOffDay(db: AnyDb, scope: Predicate, id: number): Promise<OffDayRow | null> {
  const { rows } = await sql<OffDayRow>`
    ${SELECTED} where o.id = ${id} and ${predicateToSql(scope, SOURCE)} for update of o`.execute(db);
  return rows[0] ?? null;
}

/** Waits for other changes of days off: a branch has one on a date. */
export async function lockOffDays(trx: AnyDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('off_day', 0))`.execute(trx);
}

/** Whether the company, or one of these branches, has another day off on a date. */
export async function isOffAlready(
  db: AnyDb,
  { date, branchIds, exceptId }: { date: string; branchIds: readonly number[]; exceptId: number | null },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (
    select from off_day o join off_day_branch b on b.off_day_id = o.id
    where o.date = ${date}::date and b.branch_id = any(${[...branchIds]}::bigint[]) and o.id is distinct from ${exceptId}::bigint) as found`.execute(
    db,
  );
  return rows[0]!.found;
}

/** Whether all of these are branches that exist; until the transaction ends nobody deletes one. */
export async function keepBranches(db: AnyDb, ids: readonly number[]): Promise<boolean> {
  await keepRows(db, 'branch', ids);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from branch
    where id = any(${[...ids]}::bigint[]) and deleted_at is null`.execute(db);
  return rows[0]!.n === ids.length;
}

/** Inserts a day off without its branches. @returns its id */
export const insertOffDay = async (db: AnyDb, values: Insertable<OffDayTable>): Promise<number> =>
  (await tables(db).insertInto('off_day').values(values).returning('id').executeTakeFirstOrThrow()).id;

/** Changes columns of a day off. */
export async function updateOffDay(db: AnyDb, id: number, changes: Updateable<OffDayTable>): Promise<void> {
  if (Object.keys(changes).length > 0)
    await tables(db).updateTable('off_day').set(changes).where('id', '=', id).execute();
}

/** Gives a day off exactly these branches. */
export async function storeOffDayBranches(db: AnyDb, id: number, branchIds: readonly number[]): Promise<void> {
  await tables(db).deleteFrom('off_day_branch').where('off_day_id', '=', id).execute();
  await tables(db)
    .insertInto('off_day_branch')
    .values(branchIds.map((branch_id) => ({ off_day_id: id, branch_id })))
    .execute();
}

/** Deletes a day off. */
export async function removeOffDay(db: AnyDb, id: number): Promise<void> {
  await tables(db).deleteFrom('off_day').where('id', '=', id).execute();
}

/** Takes a branch out of the days off; those of no other branch end with it. */
export async function forgetBranchDays(trx: AnyDb, branchId: number): Promise<void> {
  await sql`delete from off_day_branch where branch_id = ${branchId}`.execute(trx);
  await sql`delete from off_day o where not exists (select from off_day_branch b where b.off_day_id = o.id)`.execute(
    trx,
  );
}

/** Whether somebody has entered a day off, or confirmed one of the lunar year. */
export async function hasOffDay(db: AnyDb): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from off_day) or exists (select from lunar_off_day) as found`.execute(db);
  return rows[0]?.found ?? false;
}
