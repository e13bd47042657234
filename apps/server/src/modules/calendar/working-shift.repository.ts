import type { QueryFilters, WorkingShift } from '@hamyar/contracts';
import type { QueryOf, workingShiftList } from '@hamyar/contracts/schemas';
import { weekMinutes, weekOfClocks, type Predicate } from '@hamyar/domain';
import { searchKeyCompact } from '@hamyar/persian';
import { type Insertable, type RawBuilder, sql, type SqlBool, type Updateable } from 'kysely';
import { filterConditions, type FilterTable } from '../../platform/database/list-filters.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { keepRows } from '../../platform/database/replaced-tables.ts';
import { allOf, containing } from '../../platform/database/sql-conditions.ts';
import { predicateToSql, type PolicySource } from '../../platform/policy/predicate-sql.ts';
import { tables } from './tables.ts';
import type { WorkingShiftTable } from './working-shift.table.ts';

export type WorkingShiftQuery = QueryOf<typeof workingShiftList>;

/** A shift with those who have its hours. */
export type WorkingShiftRecord = Omit<WorkingShift, 'hours_text' | 'week_minutes' | 'created_at' | 'updated_at'> & {
  created_at: Date;
  updated_at: Date;
};

const SOURCE: PolicySource = {
  table: 'working_shift',
  alias: 's',
  relations: {
    departments: { table: 'working_shift_department', foreignKey: 'shift_id' },
    branches: { table: 'working_shift_branch', foreignKey: 'shift_id' },
  },
};

const SELECTED = sql`select s.id, s.version, s.name, s.status, s.is_default, s.days, s.overrides, s.created_at, s.updated_at,
  array(select d.department_id from working_shift_department d where d.shift_id = s.id order by 1) as department_ids,
  array(select b.branch_id from working_shift_branch b where b.shift_id = s.id order by 1) as branch_ids,
  (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', btrim(u.first_name || ' ' || u.last_name)) order by u.last_name, u.first_name, u.id), '[]')
    from working_shift_user w join "user" u on u.id = w.user_id and u.deleted_at is null where w.shift_id = s.id) as users
  from working_shift s`;

const FILTERS: FilterTable<QueryFilters<WorkingShiftQuery>, RawBuilder<SqlBool>> = {
  name: (text) => sql`s.name_norm like ${containing(searchKeyCompact(text))}`,
};

const conditions = (query: WorkingShiftQuery, scope: Predicate): RawBuilder<SqlBool> =>
  allOf([sql`s.deleted_at is null`, predicateToSql(scope, SOURCE), ...filterConditions(FILTERS, query, undefined)]);

/** One page of the shifts in the scope. */
export async function listShifts(
  db: AnyDb,
  query: WorkingShiftQuery,
  scope: Predicate,
): Promise<{ rows: WorkingShiftRecord[]; total: number }> {
  const column = { name: sql`s.name collate "fa-x-icu"`, updated_at: sql`s.updated_at` }[query.sort_by];
  const direction = sql.raw(query.sort_dir);
  const { rows } = await sql<WorkingShiftRecord>`${SELECTED} where ${conditions(query, scope)}
    order by ${column} ${direction}, s.id ${direction} limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`.execute(
    db,
  );
  const counted = await sql<{
    n: number;
  }>`select count(*)::int as n from working_shift s where ${conditions(query, scope)}`.execute(db);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}

/** One shift in the scope, or null. */
export async function findShift(db: AnyDb, id: number, scope: Predicate): Promise<WorkingShiftRecord | null> {
  const { rows } = await sql<WorkingShiftRecord>`${SELECTED}
    where s.id = ${id} and s.deleted_at is null and ${predicateToSql(scope, SOURCE)}`.execute(db);
  return rows[0] ?? null;
}

/** Whose hours are asked for; null or left out where it is not known. */
export interface WorkplaceIds {
  departmentId: number | null;
  branchId: number | null;
  /** A shift that is named itself, as by a policy of service levels. */
  shiftId?: number | null;
}

/**
 * The hours that count: those of the named shift, else of the department's own one, else of the branch, else the default
 * ones; null while there is no shift. Shifts that are off have no say (decisions 2.6 `working_shift_id`).
 */
export async function findHoursOf(
  db: AnyDb,
  { departmentId, branchId, shiftId = null }: WorkplaceIds,
): Promise<Pick<WorkingShift, 'days' | 'overrides'> | null> {
  // a ticket keeps the shift of its policy: the hours of a deleted one are those of the one that replaced it
  const named = sql`(with recursive named (id, deleted_at, replaced_by_id) as (
      select n.id, n.deleted_at, n.replaced_by_id from working_shift n where n.id = ${shiftId}
      union select n.id, n.deleted_at, n.replaced_by_id from named m join working_shift n on n.id = m.replaced_by_id and m.deleted_at is not null)
    select id from named where deleted_at is null)`;
  const { rows } = await sql<Pick<WorkingShift, 'days' | 'overrides'>>`
    select s.days, s.overrides from working_shift s
    left join working_shift_department d on d.shift_id = s.id and d.department_id = ${departmentId}
    left join working_shift_branch b on b.shift_id = s.id and b.branch_id = ${branchId}
    where s.status and s.deleted_at is null and (s.id = ${named} or d.shift_id is not null or b.shift_id is not null or s.is_default)
    order by (s.id = ${named}) desc nulls last, (d.shift_id is not null) desc, (b.shift_id is not null) desc limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** The time zone that a branch has for itself, or null. */
export async function zoneOfBranch(db: AnyDb, branchId: number): Promise<string | null> {
  const { rows } = await sql<{ timezone: string | null }>`select timezone from branch where id = ${branchId}`.execute(
    db,
  );
  return rows[0]?.timezone ?? null;
}

/** Whether a shift is in use and has working hours in its week. */
export async function hasWorkingHours(db: AnyDb, shiftId: number): Promise<boolean> {
  const { rows } = await sql<Pick<WorkingShift, 'days'>>`select s.days from working_shift s
    where s.id = ${shiftId} and s.status and s.deleted_at is null`.execute(db);
  return rows[0] !== undefined && weekMinutes(weekOfClocks(rows[0].days)) > 0;
}

/** Makes changes of shifts wait for each other until the transaction ends: which one is the default concerns them all. */
export async function lockShifts(trx: AnyDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('working_shift'))`.execute(trx);
}

/** Whether there is a shift, and so a default one. */
export async function hasShift(db: AnyDb): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('working_shift')
    .select('id')
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the default away from the shift that has it. */
export async function clearDefault(trx: AnyDb): Promise<void> {
  await tables(trx).updateTable('working_shift').set({ is_default: false }).where('is_default', '=', true).execute();
}

/** Inserts a shift. @returns its id */
export async function insertShift(trx: AnyDb, values: Insertable<WorkingShiftTable>): Promise<number> {
  return (await tables(trx).insertInto('working_shift').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Changes columns of a shift and increases its version. */
export async function updateShift(trx: AnyDb, id: number, changes: Updateable<WorkingShiftTable>): Promise<void> {
  await tables(trx)
    .updateTable('working_shift')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

const idList = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::bigint[]`;

/** How many of these departments exist. */
export async function countDepartments(db: AnyDb, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from department d where d.deleted_at is null and d.id = any (${idList(ids)})`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** How many of these branches exist; until the transaction ends nobody deletes one. */
export async function countBranches(db: AnyDb, ids: readonly number[]): Promise<number> {
  await keepRows(db, 'branch', ids);
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from branch b where b.deleted_at is null and b.id = any (${idList(ids)})`.execute(db);
  return rows[0]?.n ?? 0;
}

/** How many of these people are employees. */
export async function countEmployees(db: AnyDb, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from "user" u where u.deleted_at is null and u.employee and u.id = any (${idList(ids)})`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** The hours of these people by their own shifts; who has none is not among them. Shifts that are off have no say. */
export async function hoursOfPeople(
  db: AnyDb,
  userIds: readonly number[],
): Promise<({ user_id: number } & Pick<WorkingShift, 'days' | 'overrides'>)[]> {
  const { rows } = await sql<{ user_id: number } & Pick<WorkingShift, 'days' | 'overrides'>>`
    select w.user_id, s.days, s.overrides from working_shift_user w join working_shift s on s.id = w.shift_id
    where s.status and s.deleted_at is null and w.user_id = any (${idList(userIds)})`.execute(db);
  return rows;
}

/** Gives a shift exactly these people; their other shifts stay. */
export async function replaceUsers(trx: AnyDb, shiftId: number, ids: readonly number[]): Promise<void> {
  await tables(trx).deleteFrom('working_shift_user').where('shift_id', '=', shiftId).execute();
  if (ids.length === 0) return;
  await tables(trx)
    .insertInto('working_shift_user')
    .values(ids.map((user_id) => ({ user_id, shift_id: shiftId })))
    .execute();
}

/** Gives a shift exactly these departments; those of them that had another one change to it. */
export async function replaceDepartments(trx: AnyDb, shiftId: number, ids: readonly number[]): Promise<void> {
  await tables(trx).deleteFrom('working_shift_department').where('shift_id', '=', shiftId).execute();
  if (ids.length === 0) return;
  await tables(trx)
    .insertInto('working_shift_department')
    .values(ids.map((department_id) => ({ department_id, shift_id: shiftId })))
    .onConflict((conflict) => conflict.column('department_id').doUpdateSet({ shift_id: shiftId }))
    .execute();
}

/** Gives a shift exactly these branches; those of them that had another one change to it. */
export async function replaceBranches(trx: AnyDb, shiftId: number, ids: readonly number[]): Promise<void> {
  await tables(trx).deleteFrom('working_shift_branch').where('shift_id', '=', shiftId).execute();
  if (ids.length === 0) return;
  await tables(trx)
    .insertInto('working_shift_branch')
    .values(ids.map((branch_id) => ({ branch_id, shift_id: shiftId })))
    .onConflict((conflict) => conflict.column('branch_id').doUpdateSet({ shift_id: shiftId }))
    .execute();
}

/** Who has hours of their own. */
const WORKPLACES = {
  department: { table: 'working_shift_department', column: 'department_id' },
  branch: { table: 'working_shift_branch', column: 'branch_id' },
} as const;

/** Gives a department or a branch the hours of a shift, or none of its own. @returns whether it had others */
export async function assignHours(
  trx: AnyDb,
  workplace: keyof typeof WORKPLACES,
  id: number,
  shiftId: number | null,
): Promise<boolean> {
  const { table, column } = WORKPLACES[workplace];
  const [links, key] = [sql.table(table), sql.ref(column)];
  const { rows } =
    shiftId === null
      ? await sql`delete from ${links} where ${key} = ${id} returning 1`.execute(trx)
      : await sql`insert into ${links} as w (${key}, shift_id) values (${id}, ${shiftId})
          on conflict (${key}) do update set shift_id = excluded.shift_id where w.shift_id <> excluded.shift_id returning 1`.execute(
          trx,
        );
  return rows.length > 0;
}

/** Gives a person exactly these shifts. */
export async function assignPersonHours(trx: AnyDb, userId: number, shiftIds: readonly number[]): Promise<void> {
  await tables(trx).deleteFrom('working_shift_user').where('user_id', '=', userId).execute();
  if (shiftIds.length > 0)
    await tables(trx)
      .insertInto('working_shift_user')
      .values(shiftIds.map((shift_id) => ({ user_id: userId, shift_id })))
      .execute();
}

/** Whether a shift is in use. */
export async function hasActiveShift(db: AnyDb): Promise<boolean> {
  const shift = tables(db).selectFrom('working_shift').select('id').where('status', '=', true);
  return (await shift.where('deleted_at', 'is', null).limit(1).executeTakeFirst()) !== undefined;
}
