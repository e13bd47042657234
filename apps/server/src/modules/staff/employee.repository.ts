import {
  TICKET_STATUS,
  type Employee,
  type EmployeeListQuery,
  type EmployeeRow,
  type QueryFilters,
} from '@hamyar/contracts';
import type { QueryOf, employeeList } from '@hamyar/contracts/schemas';
import type { Predicate } from '@hamyar/domain';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { filterConditions, type FilterTable } from '../../platform/database/list-filters.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { publicFileName } from '../../platform/database/public-file-name.ts';
import { allOf, containsWords } from '../../platform/database/sql-conditions.ts';
import { predicateToSql, type PolicySource } from '../../platform/policy/predicate-sql.ts';
import { awayOn } from '../users/public.ts';

type Query = QueryOf<typeof employeeList>;

const SOURCE: PolicySource = {
  table: 'user',
  alias: 'u',
  relations: { memberships: { table: 'department_member', foreignKey: 'user_id' } },
};

const RANK = sql`case when u.full_admin then 'full_admin' when u.branch_admin then 'branch_admin' when u.department_admin then 'department_admin' else 'employee' end`;

/** The condition of each filter over the alias `u`, on a day. */
const FILTERS: FilterTable<QueryFilters<Query>, RawBuilder<SqlBool>, string> = {
  s: (text) => containsWords(text, [sql`u.name_norm`, sql`u.contact_norm`]),
  role_id: (id) => sql`exists (select from user_role r where r.user_id = u.id and r.role_id = ${id})`,
  rank: (rank) => sql`${RANK} = ${rank}`,
  department_id: (id) =>
    sql`exists (select from department_member m where m.user_id = u.id and m.department_id = ${id})`,
  branch_id: (id) => sql`u.branch_id = ${id}`,
  status: (status) => sql`u.status = ${status}`,
  away: (away, day) => (away ? awayOn(day) : sql`not ${awayOn(day)}`),
};

const conditions = (scope: Predicate, query: Query, day: string): RawBuilder<SqlBool> =>
  allOf([predicateToSql(scope, SOURCE), ...filterConditions(FILTERS, query, day)]);

const NAME = (alias: string) =>
  sql`btrim(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)})`;
const PICTURE = (alias: string) =>
  sql`(select ${publicFileName('a')} from attachment a where a.id = ${sql.ref(`${alias}.profile_picture_id`)} and a.deleted_at is null)`;
const OPEN = sql`(select count(*)::int from ticket t where t.assignee_id = u.id and t.deleted_at is null and t.status <> ${sql.lit(TICKET_STATUS.closed)})`;

/** Today, `YYYY-MM-DD`, and now. */
export interface ReadingTime {
  day: string;
  now: Date;
}

/** Until when the invitation of the person can be accepted. */
const INVITATION = (now: Date) =>
  sql`(select i.expires_at from invitation i where i.user_id = u.id and i.expires_at > ${now} and i.credential_epoch = u.credential_epoch)`;

const rowColumns = ({
  day,
  now,
}: ReadingTime) => sql`u.id, ${NAME('u')} as name, u.employee, ${PICTURE('u')} as profile_picture_name, u.email, u.mobile, ${RANK} as rank, u.status,
  (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r."order", r.id), '[]') from user_role ur join role r on r.id = ur.role_id and r.deleted_at is null where ur.user_id = u.id) as roles,
  (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'manager', m.manager) order by d."order", d.id), '[]') from department_member m join department d on d.id = m.department_id and d.deleted_at is null where m.user_id = u.id) as departments,
  (select jsonb_build_object('id', b.id, 'name', b.name) from branch b where b.id = u.branch_id) as branch, coalesce(u.branch_id = -1, false) as all_branches,
  case when u.away_until >= ${day}::date then jsonb_build_object('from', u.away_from, 'until', u.away_until,
    'substitute', (select jsonb_build_object('id', s.id, 'name', ${NAME('s')}, 'employee', s.employee, 'profile_picture_name', ${PICTURE('s')}) from "user" s where s.id = u.substitute_id and s.deleted_at is null)) end as absence,
  ${awayOn(day)} as away, u.last_login_at, ${INVITATION(now)} as invitation_expires_at`;

/** A row of the list as it is read. */
export type EmployeeRowRecord = Omit<EmployeeRow, 'last_login_at' | 'invitation'> & {
  last_login_at: Date | null;
  invitation_expires_at: Date | null;
};

function order({ sort_by, sort_dir }: Pick<Required<EmployeeListQuery>, 'sort_by' | 'sort_dir'>): RawBuilder<unknown> {
  const dir = sql.raw(sort_dir);
  const name = sql`u.last_name collate "fa-x-icu" ${dir}, u.first_name collate "fa-x-icu" ${dir}, u.id ${dir}`;
  if (sort_by === 'name') return name;
  return sql`${sort_by === 'last_login_at' ? sql`u.last_login_at` : sql`open_ticket_count`} ${dir} nulls last, ${name}`;
}

/** One page of the employees in the scope. */
export async function listEmployees(
  db: AnyDb,
  scope: Predicate,
  query: Query,
  time: ReadingTime,
): Promise<{ rows: EmployeeRowRecord[]; total: number }> {
  const where = conditions(scope, query, time.day);
  const { rows } = await sql<EmployeeRowRecord>`
    select ${rowColumns(time)}, u.open_ticket_count from (select u.*, ${OPEN} as open_ticket_count from "user" u where ${where}) u
    order by ${order(query)} limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`.execute(db);
  const counted = await sql<{ n: number }>`select count(*)::int as n from "user" u where ${where}`.execute(db);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}

/** One employee as it is read. */
export type EmployeeRecord = Omit<Employee, 'last_login_at' | 'created_at' | 'parts' | 'invitation'> & {
  last_login_at: Date | null;
  invitation_expires_at: Date | null;
  created_at: Date;
  /** As stored, past ones too. */
  away_from: string | null;
  away_until: string | null;
  substitute_id: number | null;
  branch_id: number | null;
};

/** One employee in the scope, or null; `lock` locks the row against other writers. */
export async function findEmployee(
  db: AnyDb,
  scope: Predicate,
  { id, time, lock = false }: { id: number; time: ReadingTime; lock?: boolean },
): Promise<EmployeeRecord | null> {
  const { rows } = await sql<EmployeeRecord>`
    select ${rowColumns(time)}, ${OPEN} as open_ticket_count, u.version, u.first_name, u.last_name, u.username, u.landline, u.interphone, u.other_phones, u.gender, u.birthday,
      u.full_admin, u.branch_admin, u.created_at, u.away_from, u.away_until, u.substitute_id, u.branch_id,
      (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by s.name, s.id), '[]') from working_shift_user w join working_shift s on s.id = w.shift_id and s.deleted_at is null where w.user_id = u.id) as shifts
    from "user" u where u.id = ${id} and ${predicateToSql(scope, SOURCE)} ${lock ? sql`for update of u` : sql``}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Full admins besides this person who can log in. */
export async function countOtherFullAdmins(db: AnyDb, id: number, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from "user" u
    where u.full_admin and u.status = 'active' and u.deleted_at is null and (u.expire_at is null or u.expire_at > ${now}) and u.id <> ${id}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** Which of these working shifts are in use. */
export async function shiftsAmong(db: AnyDb, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select s.id from working_shift s
    where s.id = any (${[...ids]}::bigint[]) and s.status and s.deleted_at is null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
