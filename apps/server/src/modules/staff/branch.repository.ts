import type { IdAndName, Person } from '@hamyar/contracts';
import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import { columnList } from '../../platform/database/body-columns.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { publicFileName } from '../../platform/database/public-file-name.ts';
import { keepRows } from '../../platform/database/replaced-tables.ts';
import { countedRows } from '../../platform/references/row-references.ts';
import type { BranchTable } from '../departments/public.ts';
import { messages } from './messages.ts';

const COLUMNS = [
  'id',
  'version',
  'name',
  'code',
  'phone',
  'country_code',
  'state_id',
  'city_id',
  'city_name',
  'address',
  'timezone',
  'logo_id',
  'status',
  'order',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof BranchTable)[];

/** A branch that is not deleted, with its people and its hours. */
export interface BranchRecord extends Pick<Selectable<BranchTable>, (typeof COLUMNS)[number]> {
  /** Name of the picture. */
  logo: string | null;
  city: string | null;
  managers: Person[];
  employee_count: number;
  working_shift: IdAndName | null;
}

const NAME = sql`btrim(u.first_name || ' ' || u.last_name)`;

/** All branches in their order; they are few. */
export async function readBranches(db: AnyDb): Promise<BranchRecord[]> {
  const { rows } = await sql<BranchRecord>`select ${columnList('b', COLUMNS)},
      (select ${publicFileName('f')} from attachment f where f.id = b.logo_id and f.deleted_at is null) as logo,
      coalesce((select c.name from city c where c.id = b.city_id), b.city_name) as city,
      coalesce(p.managers, '[]') as managers, coalesce(p.n, 0) as employee_count,
      (select jsonb_build_object('id', s.id, 'name', s.name) from working_shift_branch w join working_shift s on s.id = w.shift_id where w.branch_id = b.id) as working_shift
    from branch b left join (
      select u.branch_id, count(*)::int as n, jsonb_agg(jsonb_build_object('id', u.id, 'name', ${NAME}, 'employee', true,
          'profile_picture_name', (select ${publicFileName('a')} from attachment a where a.id = u.profile_picture_id and a.deleted_at is null))
          order by u.last_name, u.first_name, u.id) filter (where u.branch_admin) as managers
      from "user" u where u.employee and u.deleted_at is null group by u.branch_id) p on p.branch_id = b.id
    where b.deleted_at is null order by b."order", b.id`.execute(db);
  return rows;
}

/** Whether a working shift is in use; until the transaction ends nobody deletes it. */
export async function keepShift(trx: AnyDb, id: number): Promise<boolean> {
  await keepRows(trx, 'working_shift', [id]);
  const { rows } =
    await sql`select from working_shift s where s.id = ${id} and s.status and s.deleted_at is null`.execute(trx);
  return rows.length > 0;
}

/** What a change of the admins of a branch is about. */
export interface BranchPerson {
  id: number;
  employee: boolean;
  status: string;
  branch_id: number | null;
  full_admin: boolean;
  branch_admin: boolean;
  department_admin: boolean;
}

/** These people, locked against other writers until the transaction ends. */
export async function lockPeople(trx: AnyDb, ids: readonly number[]): Promise<BranchPerson[]> {
  if (ids.length === 0) return [];
  const { rows } =
    await sql<BranchPerson>`select u.id, u.employee, u.status, u.branch_id, u.full_admin, u.branch_admin, u.department_admin
    from "user" u where u.id = any (${[...ids]}::bigint[]) and u.deleted_at is null order by u.id for update of u`.execute(
      trx,
    );
  return rows;
}

/** Employees of a branch, where they stay (decisions 2.7). */
export const employeesOfBranches = {
  ...countedRows(
    messages.peopleCounted,
    (ids) => sql`from "user" u where u.branch_id = any(${ids}) and u.employee and u.deleted_at is null`,
  ),
  stays: true,
} as const;

/** Whether a branch has the logo of the `attachment` row with this alias. */
export const branchHasLogo = (file: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from branch b where b.id = ${sql.ref(`${file}.context_id`)} and b.logo_id = ${sql.ref(`${file}.id`)} and b.deleted_at is null)`;
