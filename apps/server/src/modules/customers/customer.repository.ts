import { LIST_TOTAL_CAP, type CustomerLevelSummary, type QueryFilters, type UserStatus } from '@hamyar/contracts';
import type { QueryOf, userList } from '@hamyar/contracts/schemas';
import type { Predicate } from '@hamyar/domain';
import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import { columnList } from '../../platform/database/body-columns.ts';
import { filterConditions, type FilterTable } from '../../platform/database/list-filters.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { allOf, containsWords } from '../../platform/database/sql-conditions.ts';
import { tables } from './tables.ts';
import { publicFileName } from '../../platform/database/public-file-name.ts';
import { predicateToSql, type PolicySource } from '../../platform/policy/predicate-sql.ts';
import { withCustomValues } from '../../platform/database/custom-value-filter.ts';
import type { UserTable } from '../users/user.table.ts';
import '../organizations/organization.table.ts';
import './customer-level.table.ts';

export type UserQuery = QueryOf<typeof userList>;

/** Tables in which the policy finds people and their departments. */
const PERSON_SOURCE: PolicySource = {
  table: 'user',
  alias: 'u',
  relations: { memberships: { table: 'department_member', foreignKey: 'user_id' } },
  // the indexes of customers have no employees
  literalColumns: ['employee'],
};

/** A person's fields for all screens. */
export interface PersonRow {
  id: number;
  name: string;
  employee: boolean;
  profile_picture_name: string | null;
}

/** A customer's fields for the list. */
export interface CustomerListRow extends PersonRow {
  username: string | null;
  email: string | null;
  mobile: string | null;
  status: UserStatus;
  supervisor: boolean;
  organization: { id: number; name: string } | null;
  customer_level: CustomerLevelSummary | null;
  branch: { id: number; name: string } | null;
  state: string | null;
  city: string | null;
  expire_at: Date | null;
  created_at: Date;
  last_login_at: Date | null;
  ticket_count: number;
  open_ticket_count: number;
}

/** How somebody reads a list of people. */
export interface PeopleSearch {
  /** The words are looked for in what people log in with and are reached by, too. */
  contacts: boolean;
}

/** The organisations, not deleted, whose contract meets the condition; read once for a list. */
const organizationsThat = (condition: RawBuilder<SqlBool>): RawBuilder<unknown> =>
  sql`any(array(select e.id from organization e where e.deleted_at is null and ${condition}))`;
const endsBefore = (at: Date): RawBuilder<SqlBool> =>
  sql`(u.expire_at < ${at} or u.organization_id = ${organizationsThat(sql`e.expire_at < ${at}`)})`;
/** The earlier one of the own end and of the organisation's counts (decisions 2.1); who has neither does not end. */
const ends = sql<SqlBool>`(u.expire_at is not null or u.organization_id = ${organizationsThat(sql`e.expire_at is not null`)})`;

const fromUnix = (seconds: number): Date => new Date(seconds * 1_000);

/** The condition of each filter over the alias `u`; `employee` and `fast` choose the list, not its rows. */
const FILTERS: FilterTable<QueryFilters<UserQuery, 'employee' | 'fast'>, RawBuilder<SqlBool>, PeopleSearch> = {
  keyword: (text, { contacts }) =>
    containsWords(text, contacts ? [sql`u.name_norm`, sql`u.contact_norm`] : [sql`u.name_norm`]),
  // an empty list of ids means nobody, not everybody
  ids: (ids) => sql`u.id = any(${ids}::bigint[])`,
  organization_id: (id) => sql`u.organization_id = ${id}`,
  customer_level_id: (id) => sql`u.customer_level_id = ${id}`,
  department_id: (id) =>
    sql`exists (select from department_member m where m.user_id = u.id and m.department_id = ${id})`,
  status: (status) => sql`u.status = ${status}`,
  supervisor: (on) => sql`u.supervisor = ${on}`,
  branch_id: (id) => sql`u.branch_id = ${id}`,
  state_id: (id) => sql`u.state_id = ${id}`,
  city_id: (id) => sql`u.city_id = ${id}`,
  expire_from: (at) => sql`${ends} and ${endsBefore(fromUnix(at))} is not true`,
  expire_to: (at) => endsBefore(fromUnix(at)),
  cf: (fields) => (Object.keys(fields).length === 0 ? null : withCustomValues('customer', 'u.id', fields)),
};

const conditions = (scope: Predicate, query: UserQuery, search: PeopleSearch): RawBuilder<SqlBool> =>
  allOf([predicateToSql(scope, PERSON_SOURCE), ...filterConditions(FILTERS, query, search)]);

// By last login both directions are one index: who has never logged in comes last, or first.
function order({ sort_by, sort_dir }: UserQuery): RawBuilder<unknown> {
  const dir = sql.raw(sort_dir);
  if (sort_by === 'name')
    return sql`u.last_name collate "fa-x-icu" ${dir}, u.first_name collate "fa-x-icu" ${dir}, u.id ${dir}`;
  if (sort_by === 'last_login_at')
    return sql`u.last_login_at ${dir} ${sql.raw(sort_dir === 'desc' ? 'nulls last' : 'nulls first')}, u.id ${dir}`;
  return sql`u.created_at ${dir}, u.id ${dir}`;
}

const picture = sql<
  string | null
>`(select ${publicFileName('a')} from attachment a where a.id = u.profile_picture_id and a.deleted_at is null)`;
const fullName = sql<string>`btrim(u.first_name || ' ' || u.last_name)`;

/** One page of names of people who can be chosen. */
export async function listPeople(
  db: AnyDb,
  scope: Predicate,
  query: UserQuery,
  search: PeopleSearch,
): Promise<PersonRow[]> {
  const { rows } =
    await sql<PersonRow>`select u.id, ${fullName} as name, u.employee, ${picture} as profile_picture_name from "user" u where ${conditions(scope, query, search)}
    order by ${order(query)} limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`.execute(db);
  return rows;
}

/**
 * One page of customers with the fields of their list. The page is read by an index that has what is compared; rows and
 * their tickets are read for the page only.
 */
export async function listCustomers(db: AnyDb, scope: Predicate, query: UserQuery): Promise<CustomerListRow[]> {
  const { rows } = await sql<CustomerListRow>`
    select u.id, ${fullName} as name, u.employee, ${picture} as profile_picture_name, u.username, u.email, u.mobile, u.status, u.supervisor, u.created_at, u.last_login_at, least(u.expire_at, o.expire_at) as expire_at,
      case when o.id is null then null else jsonb_build_object('id', o.id, 'name', o.name) end as organization,
      case when l.id is null then null else jsonb_build_object('id', l.id, 'name', l.name, 'color', l.color, 'icon', l.icon) end as customer_level,
      case when b.id is null then null else jsonb_build_object('id', b.id, 'name', b.name) end as branch, s.name as state, coalesce(c.name, u.city_name) as city,
      coalesce(t.total, 0) as ticket_count, coalesce(t.open, 0) as open_ticket_count
    from (select u.id from "user" u where ${conditions(scope, query, { contacts: true })} order by ${order(query)} limit ${query.perPage} offset ${(query.page - 1) * query.perPage}) page
    join "user" u on u.id = page.id
    left join organization o on o.id = u.organization_id and o.deleted_at is null left join customer_level l on l.id = u.customer_level_id
    left join branch b on b.id = u.branch_id left join state s on s.id = u.state_id left join city c on c.id = u.city_id
    left join lateral (select count(*) as total, count(*) filter (where status <> 4) as open from ticket where customer_id = u.id and deleted_at is null) t on true
    order by ${order(query)}`.execute(db);
  return rows;
}

/** Number of people that match the filters, at most one more than {@link LIST_TOTAL_CAP} (ADR 0014). */
export async function countPeople(
  db: AnyDb,
  scope: Predicate,
  query: UserQuery,
  search: PeopleSearch,
): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from (select from "user" u where ${conditions(scope, query, search)} limit ${sql.lit(LIST_TOTAL_CAP + 1)}) as counted`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** The condition that a person is in scope, over the alias `u`. */
export const scopeCondition = (scope: Predicate): RawBuilder<SqlBool> => predicateToSql(scope, PERSON_SOURCE);

/** Whether a person is in scope. */
export async function inScope(db: AnyDb, scope: Predicate, id: number): Promise<boolean> {
  const { rows } =
    await sql`select from "user" u where u.id = ${id} and ${predicateToSql(scope, PERSON_SOURCE)}`.execute(db);
  return rows.length > 0;
}

/** Those of these people who are in scope. */
export async function selectInScope(db: AnyDb, scope: Predicate, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select u.id from "user" u where u.id = any(${[...ids]}::bigint[]) and ${predicateToSql(scope, PERSON_SOURCE)}`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** What decides in whose scope people are who are not deleted. */
export async function customersForRights(db: AnyDb, ids: readonly number[]) {
  const rows = await tables(db)
    .selectFrom('user')
    .select(['id', 'employee', 'branch_id', 'organization_id'])
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map((row) => ({ ...row, deleted_at: null }));
}

/** The columns of the table that answers and the audit log show. */
const COLUMNS = [
  'id',
  'version',
  'first_name',
  'last_name',
  'username',
  'birthday',
  'gender',
  'mobile',
  'landline',
  'interphone',
  'other_phones',
  'email',
  'address',
  'status',
  'branch_id',
  'expire_at',
  'created_at',
  'last_login_at',
  'customer_level_id',
  'country_code',
  'state_id',
  'city_id',
  'city_name',
  'description',
  'supervisor',
  'organization_id',
] as const satisfies readonly (keyof UserTable)[];

/** A customer's stored fields. */
export interface CustomerRecord extends Pick<Selectable<UserTable>, (typeof COLUMNS)[number]> {
  branch_name: string | null;
  /** The earlier of the customer's own end and the organisation's. */
  effective_expire_at: Date | null;
  profile_picture_name: string | null;
  level: CustomerLevelSummary | null;
  state: string | null;
  city: string | null;
  organization_name: string | null;
  open: number;
  total: number;
}

/** One customer in scope, or null; `lock` locks it against other writers. */
export async function findCustomer(
  db: AnyDb,
  scope: Predicate,
  id: number,
  lock = false,
): Promise<CustomerRecord | null> {
  const { rows } = await sql<CustomerRecord>`
    select ${columnList('u', COLUMNS)}, b.name as branch_name, least(u.expire_at, o.expire_at) as effective_expire_at, ${picture} as profile_picture_name,
      case when l.id is null then null else jsonb_build_object('id', l.id, 'name', l.name, 'color', l.color, 'icon', l.icon) end as level, s.name as state, coalesce(c.name, u.city_name) as city,
      o.name as organization_name, coalesce(t.open, 0) as open, coalesce(t.total, 0) as total
    from "user" u left join branch b on b.id = u.branch_id left join organization o on o.id = u.organization_id and o.deleted_at is null left join customer_level l on l.id = u.customer_level_id
    left join state s on s.id = u.state_id left join city c on c.id = u.city_id
    left join lateral (select count(*) as total, count(*) filter (where status <> 4) as open from ticket where customer_id = u.id and deleted_at is null) t on true
    where u.id = ${id} and ${predicateToSql(scope, PERSON_SOURCE)} ${lock ? sql`for update of u` : sql``}`.execute(db);
  return rows[0] ?? null;
}

const CONTACT_COLUMNS = { username: 'username_key', email: 'email_key', mobile: 'mobile' } as const;

/** The customer in scope who has this user name, e-mail or mobile; null for anybody else. */
export async function findCustomerBy(
  db: AnyDb,
  scope: Predicate,
  contact: { field: keyof typeof CONTACT_COLUMNS; value: string },
): Promise<number | null> {
  const column = sql.ref(`u.${CONTACT_COLUMNS[contact.field]}`);
  const { rows } = await sql<{ id: number }>`
    select u.id from "user" u
    where ${column} = ${contact.value} and u.deleted_at is null and ${predicateToSql(scope, PERSON_SOURCE)}`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

/** Whether a level can be assigned; it is not deleted until the transaction ends. */
export async function levelExists(db: AnyDb, id: number): Promise<boolean> {
  return (
    (await tables(db)
      .selectFrom('customer_level')
      .select('id')
      .where('id', '=', id)
      .where('status', '=', true)
      .where('deleted_at', 'is', null)
      .forKeyShare()
      .executeTakeFirst()) !== undefined
  );
}

/** Whether there is a customer. */
export async function hasCustomer(db: AnyDb): Promise<boolean> {
  const customer = tables(db).selectFrom('user').select('id').where('employee', '=', false);
  return (await customer.where('deleted_at', 'is', null).limit(1).executeTakeFirst()) !== undefined;
}
