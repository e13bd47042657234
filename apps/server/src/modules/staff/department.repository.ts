import type { DepartmentKind, IdAndName, Person } from '@hamyar/contracts';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { columnList } from '../../platform/database/body-columns.ts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { publicFileName } from '../../platform/database/public-file-name.ts';
import { keepRows } from '../../platform/database/replaced-tables.ts';
import { chosenByBranch, formServes, type DepartmentTable } from '../departments/public.ts';
import { tables } from './tables.ts';

const COLUMNS = [
  'id',
  'version',
  'name',
  'description',
  'parent_id',
  'order',
  'kind',
  'status',
  'is_public',
  'branch_ids',
  'default_recipient_id',
  'assign_mode',
  'max_open_per_agent',
  'customer_access',
  'customer_access_ids',
  'staff_access',
  'staff_access_ids',
  'reopen_policy',
  'reopen_days',
  'sla_id',
  'auto_close_days',
  'form_id',
  'signature',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof DepartmentTable)[];

/** A department that is not deleted, with its admins. */
export interface DepartmentRecord extends Pick<Selectable<DepartmentTable>, (typeof COLUMNS)[number]> {
  managers: Person[];
  /** Its own members; of a built-in one see {@link countBuiltInMembers}. */
  member_count: number;
}

/** What one department shows besides its row. */
export interface DepartmentDetails {
  members: Person[];
  default_recipient: Person | null;
  customer_access_to: IdAndName[];
  working_shift: IdAndName | null;
  sla: IdAndName | null;
}

const NAME = sql`btrim(u.first_name || ' ' || u.last_name)`;
const personOf = sql`jsonb_build_object('id', u.id, 'name', ${NAME}, 'employee', u.employee,
  'profile_picture_name', (select ${publicFileName('a')} from attachment a where a.id = u.profile_picture_id and a.deleted_at is null))`;
const peopleOf = (manager: boolean): RawBuilder<unknown> =>
  sql`(select coalesce(jsonb_agg(${personOf} order by u.last_name, u.first_name, u.id), '[]') from department_member m
    join "user" u on u.id = m.user_id and u.deleted_at is null where m.department_id = d.id and m.manager = ${manager})`;

/** All departments. They are few, so the tree and who sees what are found out in memory. */
export async function readDepartments(db: AnyDb): Promise<DepartmentRecord[]> {
  const { rows } = await sql<DepartmentRecord>`select ${columnList('d', COLUMNS)}, ${peopleOf(true)} as managers,
      (select count(*)::int from department_member m join "user" u on u.id = m.user_id and u.deleted_at is null where m.department_id = d.id) as member_count
    from department d where d.deleted_at is null`.execute(db);
  return rows;
}

/**
 * How many people the built-in departments have: all customers, all admins (decisions 2.7). It counts every customer of
 * the company, so only what shows the numbers asks for it.
 */
export async function countBuiltInMembers(db: AnyDb): Promise<Record<Exclude<DepartmentKind, 'normal'>, number>> {
  const { rows } = await sql<{ customers: number; managers: number }>`select
      (select count(*)::int from "user" u where not u.employee and u.deleted_at is null) as customers,
      (select count(*)::int from "user" u where u.employee and (u.full_admin or u.branch_admin or u.department_admin) and u.deleted_at is null) as managers`.execute(
    db,
  );
  return rows[0]!;
}

/** The people, the access and the hours of one department. */
export async function readDepartmentDetails(db: AnyDb, id: number): Promise<DepartmentDetails> {
  const named = (from: RawBuilder<unknown>, name: RawBuilder<unknown>) =>
    sql`(select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'name', ${name}) order by x.id), '[]') ${from} where x.id = any (d.customer_access_ids) and x.deleted_at is null)`;
  const { rows } = await sql<DepartmentDetails>`select ${peopleOf(false)} as members,
      (select ${personOf} from "user" u where u.id = d.default_recipient_id and u.deleted_at is null) as default_recipient,
      case d.customer_access when 'levels' then ${named(sql`from customer_level x`, sql`x.name`)}
        when 'organizations' then ${named(sql`from organization x`, sql`x.name`)}
        when 'customers' then ${named(sql`from "user" x`, sql`btrim(x.first_name || ' ' || x.last_name)`)} else '[]' end as customer_access_to,
      (select jsonb_build_object('id', s.id, 'name', s.name) from working_shift_department w join working_shift s on s.id = w.shift_id where w.department_id = d.id) as working_shift,
      (select jsonb_build_object('id', p.id, 'name', p.name) from sla_policy p where p.id = d.sla_id) as sla
    from department d where d.id = ${id}`.execute(db);
  return rows[0]!;
}

/** The members of a department who are no admins of it. */
export async function readMemberIds(db: AnyDb, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select m.user_id as id from department_member m
    join "user" u on u.id = m.user_id and u.deleted_at is null where m.department_id = ${id} and not m.manager`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

/** What a department may name, by the name of the field that names it; people and organisations have a scope. */
interface DepartmentReferences {
  branch_ids?: readonly number[] | undefined;
  staff_access_ids?: readonly number[] | undefined;
  levels?: readonly number[] | undefined;
  working_shift_id?: readonly number[] | undefined;
  sla_id?: readonly number[] | undefined;
  form_id?: readonly number[] | undefined;
  /** The branches of the department, of which a form has to serve one. */
  served: readonly number[];
}

/**
 * The fields that name something that does not exist, not any more, or not for the person who names it. What is named is
 * not deleted until the transaction ends.
 */
export async function missingReferences(
  db: AnyDb,
  user: CurrentUser,
  {
    branch_ids: branches = [],
    staff_access_ids: departments = [],
    levels = [],
    working_shift_id: shifts = [],
    sla_id: policies = [],
    form_id: forms = [],
    served,
  }: DepartmentReferences,
): Promise<string[]> {
  await keepRows(db, 'branch', branches);
  await keepRows(db, 'working_shift', shifts);
  await keepRows(db, 'sla_policy', policies);
  await keepRows(db, 'form', forms);
  await keepRows(db, 'customer_level', levels);
  const missing = (ids: readonly number[], found: ReturnType<typeof sql>) =>
    sql`exists (select from unnest(${[...ids]}::bigint[]) as one (id) where not exists (${found} and x.id = one.id and x.deleted_at is null))`;
  const { rows } = await sql<Record<string, boolean>>`select
      ${missing(branches, sql`select from branch x where x.status`)} as branch_ids,
      ${missing(departments, sql`select from department x where x.kind = 'normal'`)} as staff_access_ids,
      ${missing(shifts, sql`select from working_shift x where x.status`)} as working_shift_id,
      ${missing(policies, sql`select from sla_policy x where ${chosenByBranch(user, 'x')}`)} as sla_id,
      ${missing(forms, sql`select from form x where ${formServes('x', served)}`)} as form_id,
      ${missing(levels, sql`select from customer_level x where true`)} as customer_access_ids`.execute(db);
  return Object.entries(rows[0] ?? {}).flatMap(([field, refused]) => (refused ? [field] : []));
}

/** Ids of these people who are employees and can log in. */
export async function employeesAmong(db: AnyDb, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{
    id: number;
  }>`select u.id from "user" u where u.id = any (${[...ids]}::bigint[]) and u.employee and u.status = 'active' and u.deleted_at is null`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** The ranks of these people. */
export async function findRanks(
  db: AnyDb,
  ids: readonly number[],
): Promise<{ id: number; full_admin: boolean; branch_admin: boolean; department_admin: boolean }[]> {
  if (ids.length === 0) return [];
  return tables(db)
    .selectFrom('user')
    .select(['id', 'full_admin', 'branch_admin', 'department_admin'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
}

/** How many departments there are, the two that are built in among them. */
export const countDepartments = async (db: AnyDb): Promise<number> =>
  (
    await tables(db)
      .selectFrom('department')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).n;

/** How many departments have an active employee. */
export async function countStaffedDepartments(db: AnyDb): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(distinct d.id)::int as n from department d
    join department_member m on m.department_id = d.id
    join "user" u on u.id = m.user_id and u.employee and u.status = 'active' and u.deleted_at is null
    where d.deleted_at is null`.execute(db);
  return rows[0]?.n ?? 0;
}
