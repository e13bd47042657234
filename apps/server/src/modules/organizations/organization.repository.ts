import type { CustomerLevelSummary, QueryFilters } from '@hamyar/contracts';
import type { QueryOf, organizationList } from '@hamyar/contracts/schemas';
import type { Predicate } from '@hamyar/domain';
import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { columnList } from '../../platform/database/body-columns.ts';
import { filterConditions, type FilterTable } from '../../platform/database/list-filters.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { allOf, containsWords } from '../../platform/database/sql-conditions.ts';
import { chosenByBranch } from '../departments/public.ts';
import { tables } from './tables.ts';
import { predicateToSql, type PolicySource } from '../../platform/policy/predicate-sql.ts';
import { keepRows } from '../../platform/database/replaced-tables.ts';
import type { OrganizationTable } from './organization.table.ts';

export type OrganizationQuery = QueryOf<typeof organizationList>;

/** The table in which the policy finds organisations. */
const ORGANIZATION_SOURCE: PolicySource = { table: 'organization', alias: 'o', relations: {} };
type Named = { id: number; name: string };

/** The columns of the table that answers and the audit log show. */
const COLUMNS = [
  'id',
  'version',
  'name',
  'code',
  'branch_id',
  'customer_level_id',
  'phone',
  'website',
  'country_code',
  'state_id',
  'city_id',
  'city_name',
  'address',
  'description',
  'expire_at',
  'members_see_all',
  'max_open_tickets',
  'sla_id',
  'status',
  'created_at',
] as const satisfies readonly (keyof OrganizationTable)[];

/** An organisation with all fields of its list and its page. */
export interface OrganizationRecord extends Pick<Selectable<OrganizationTable>, (typeof COLUMNS)[number]> {
  branch: Named | null;
  sla: Named | null;
  customer_level: CustomerLevelSummary | null;
  state: string | null;
  city: string | null;
  supervisors: Named[];
  customer_count: number;
  open_ticket_count: number;
}

/** The condition of each filter over the alias `o`. */
const FILTERS: FilterTable<QueryFilters<OrganizationQuery>, RawBuilder<SqlBool>> = {
  keyword: (text) => containsWords(text, [sql`o.name_norm`, sql`lower(o.code)`]),
  customer_level_id: (id) => sql`o.customer_level_id = ${id}`,
  branch_id: (id) => sql`o.branch_id = ${id}`,
  status: (on) => sql`o.status = ${on}`,
  expire_from: (at) => sql`o.expire_at >= ${new Date(at * 1_000)}`,
  expire_to: (at) => sql`o.expire_at < ${new Date(at * 1_000)}`,
};

const conditions = (scope: Predicate, query: OrganizationQuery): RawBuilder<SqlBool> =>
  allOf([predicateToSql(scope, ORGANIZATION_SOURCE), ...filterConditions(FILTERS, query, undefined)]);

function order({ sort_by, sort_dir }: OrganizationQuery): RawBuilder<unknown> {
  const dir = sql.raw(sort_dir === 'desc' ? 'desc nulls last' : 'asc nulls last');
  const column = { name: sql`o.name collate "fa-x-icu"`, created_at: sql`o.created_at`, expire_date: sql`o.expire_at` }[
    sort_by
  ];
  return sql`${column} ${dir}, o.id`;
}

/** Columns over `o`; members, supervisors and open tickets are counted only for the rows of one page. */
const SHOWN = sql`${columnList('o', COLUMNS)}, jsonb_build_object('id', b.id, 'name', b.name) as branch,
  (select jsonb_build_object('id', p.id, 'name', p.name) from sla_policy p where p.id = o.sla_id) as sla, s.name as state, coalesce(c.name, o.city_name) as city,
  case when l.id is null then null else jsonb_build_object('id', l.id, 'name', l.name, 'color', l.color, 'icon', l.icon) end as customer_level, coalesce(m.supervisors, '[]') as supervisors, coalesce(m.n, 0) as customer_count, coalesce(t.n, 0) as open_ticket_count`;
const JOINED = sql`join branch b on b.id = o.branch_id left join customer_level l on l.id = o.customer_level_id left join state s on s.id = o.state_id left join city c on c.id = o.city_id
  left join lateral (select count(*) as n, jsonb_agg(jsonb_build_object('id', u.id, 'name', btrim(u.first_name || ' ' || u.last_name)) order by u.last_name, u.id) filter (where u.supervisor) as supervisors
    from "user" u where u.organization_id = o.id and u.deleted_at is null) m on true
  left join lateral (select count(*) as n from ticket where organization_id = o.id and deleted_at is null and status <> 4) t on true`;

/** Those of these organisations that are in scope. */
export async function selectInScope(db: AnyDb, scope: Predicate, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select o.id from organization o where o.id = any(${[...ids]}::bigint[]) and ${predicateToSql(scope, ORGANIZATION_SOURCE)}`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** One page of organisations. */
export async function listOrganizations(
  db: AnyDb,
  scope: Predicate,
  query: OrganizationQuery,
): Promise<OrganizationRecord[]> {
  const { rows } =
    await sql<OrganizationRecord>`select ${SHOWN} from (select * from organization o where ${conditions(scope, query)} order by ${order(query)} limit ${query.perPage} offset ${(query.page - 1) * query.perPage}) o
    ${JOINED} order by ${order(query)}`.execute(db);
  return rows;
}

/** Number of organisations that match the filters. */
export async function countOrganizations(db: AnyDb, scope: Predicate, query: OrganizationQuery): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from organization o where ${conditions(scope, query)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** One organisation in scope, or null; `lock` locks it against other writers. */
export async function findOrganization(
  db: AnyDb,
  scope: Predicate,
  id: number,
  lock = false,
): Promise<OrganizationRecord | null> {
  const { rows } =
    await sql<OrganizationRecord>`select ${SHOWN} from organization o ${JOINED} where o.id = ${id} and ${predicateToSql(scope, ORGANIZATION_SOURCE)} ${lock ? sql`for update of o` : sql``}`.execute(
      db,
    );
  return rows[0] ?? null;
}

const activeLevel = sql<
  number | null
>`(select l.id from customer_level l where l.id = organization.customer_level_id and l.status and l.deleted_at is null for key share)`;

/** Branch and level that a new member gets from the organisation; null when it does not exist. A level that is switched off is given to nobody; one that is given is not deleted until the transaction ends. */
export async function findOrganizationDefaults(
  db: AnyDb,
  id: number,
): Promise<{ branch_id: number; customer_level_id: number | null } | null> {
  return (
    (await tables(db)
      .selectFrom('organization')
      .select(['branch_id', activeLevel.as('customer_level_id')])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()) ?? null
  );
}

/** Adds an organisation. */
export async function insertOrganization(db: AnyDb, organization: Insertable<OrganizationTable>): Promise<number> {
  return (await tables(db).insertInto('organization').values(organization).returning('id').executeTakeFirstOrThrow())
    .id;
}

/** Changes columns and raises the version. */
export async function updateOrganization(db: AnyDb, id: number, changes: Updateable<OrganizationTable>): Promise<void> {
  await tables(db)
    .updateTable('organization')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Members with an open session, whose tabs must be informed of a change. */
export async function membersWithSession(db: AnyDb, id: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select u.id from "user" u where u.organization_id = ${id} and u.deleted_at is null and exists (select from session s where s.user_id = u.id and s.revoked_at is null)`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

/** The same of all organisations that do not say themselves whether members see each other's tickets. */
export async function membersOfUndecided(db: AnyDb): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select u.id from "user" u join organization o on o.id = u.organization_id
    where o.members_see_all is null and not u.supervisor and u.deleted_at is null
      and exists (select from session s where s.user_id = u.id and s.revoked_at is null)`.execute(db);
  return rows.map((row) => row.id);
}

/** Numbers of references that prevent deleting an organisation (decisions 2.8). */
export async function countReferences(db: AnyDb, id: number): Promise<{ members: number; tickets: number }> {
  const { rows } = await sql<{
    members: number;
    tickets: number;
  }>`select (select count(*) from "user" where organization_id = ${id} and deleted_at is null) as members,
    (select count(*) from ticket where organization_id = ${id} and deleted_at is null) as tickets`.execute(db);
  return rows[0] ?? { members: 0, tickets: 0 };
}

/**
 * Whether branch, level and policy of service levels can be assigned by the person; until the transaction ends nobody
 * deletes one of them.
 */
export async function checkReferences(
  db: AnyDb,
  user: CurrentUser,
  { branchId, levelId, slaId }: { branchId: number; levelId: number | null; slaId: number | null },
): Promise<{ branch: boolean; level: boolean; sla: boolean }> {
  await keepRows(db, 'sla_policy', [slaId]);
  await keepRows(db, 'customer_level', [levelId]);
  await keepRows(db, 'branch', [branchId]);
  const { rows } = await sql<{
    branch: boolean;
    level: boolean;
    sla: boolean;
  }>`select exists (select from branch where id = ${branchId} and status and deleted_at is null) as branch,
    ${levelId}::bigint is null or exists (select from customer_level where id = ${levelId} and status and deleted_at is null) as level,
    ${slaId}::bigint is null or exists (select from sla_policy p where p.id = ${slaId} and ${chosenByBranch(user, 'p')}) as sla`.execute(
    db,
  );
  return rows[0] ?? { branch: false, level: false, sla: false };
}

/** SQL: whether the organisation that has this `attachment` row is stored, also when it is hidden. */
export const organizationHasFile = (file: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from organization o where o.id = ${sql.ref(`${file}.context_id`)})`;
