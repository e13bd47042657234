import { ALL_BRANCHES } from '@hamyar/domain';
import { sql, type SqlBool } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { allOf } from '../../platform/database/sql-conditions.ts';
import { predicateToSql } from '../../platform/policy/predicate-sql.ts';
import { intersectScope } from '../../platform/policy/union-branches.ts';
import { customersInSight } from '../customers/public.ts';
import { countedConditions, TICKET_SOURCE, ticketScopeOf, type FilterConditions } from '../tickets/public.ts';
import { levelOfCustomer } from '../users/public.ts';
import type { ReportQuery } from './report-context.ts';
import { tables } from './tables.ts';

/** Those of these tags that are not deleted, with their names. */
export async function livingTags(db: AnyDb, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tables(db)
    .selectFrom('tag')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * Living tags of the customers whom a person may see, as they are now. A choice of a branch or a level is one of the
 * customer; one of departments, services or categories narrows them to those with such a ticket in sight.
 */
export async function customerTags(
  db: AnyDb,
  user: CurrentUser,
  { branch_ids, customer_level_ids, department_ids, service_ids, category_ids }: ReportQuery,
  { predicate, more }: FilterConditions,
): Promise<{ x: number; name: string; total: number }[]> {
  const ofTickets = [department_ids, service_ids, category_ids].some((ids) => ids?.length);
  const seen = predicateToSql(intersectScope(ticketScopeOf(user), predicate), TICKET_SOURCE);
  const where = allOf([
    customersInSight(user),
    ...(branch_ids?.length ? [sql<SqlBool>`u.branch_id = any(${branch_ids}::bigint[])`] : []),
    ...(customer_level_ids?.length
      ? [sql<SqlBool>`${levelOfCustomer('u')} = any(${customer_level_ids}::bigint[])`]
      : []),
    ...(ofTickets
      ? [
          sql<SqlBool>`exists (select from ticket t where t.customer_id = u.id and ${seen} and ${allOf([countedConditions.counted(), ...more])})`,
        ]
      : []),
  ]);
  const { rows } = await sql<{ x: number; name: string; total: number }>`
    select g.id as x, g.name, count(*)::int as total
    from tag_assignment a join tag g on g.id = a.tag_id and g.deleted_at is null join "user" u on u.id = a.taggable_id
    where a.taggable_type = 'user' and ${where}
    group by g.id order by total desc, g.id`.execute(db);
  return rows;
}

/**
 * Customers and employees to whom services are assigned: themselves, or customers by their organisation (decisions 2.7).
 * Who is of one branch sees its people. Employees have no level, so a choice of levels leaves their number as it is.
 */
export async function countServiceUsers(
  db: AnyDb,
  user: CurrentUser,
  { branch_ids, service_ids, customer_level_ids }: ReportQuery,
): Promise<{ x: number; customers: number; employees: number }[]> {
  const chosen = [
    sql`s.deleted_at is null`,
    sql`u.deleted_at is null`,
    ...(user.full_admin || user.branch_id === ALL_BRANCHES ? [] : [sql`u.branch_id = ${user.branch_id}`]),
    ...(branch_ids?.length ? [sql`u.branch_id = any(${branch_ids}::bigint[])`] : []),
    ...(service_ids?.length ? [sql`s.id = any(${service_ids}::bigint[])`] : []),
    ...(customer_level_ids?.length
      ? [sql`(u.employee or ${levelOfCustomer('u')} = any(${customer_level_ids}::bigint[]))`]
      : []),
  ];
  const { rows } = await sql<{ x: number; customers: number; employees: number }>`
    select s.id as x, (count(*) filter (where not u.employee))::int as customers, (count(*) filter (where u.employee))::int as employees
    from (select service_id, user_id from service_user
        union select o.service_id, m.id from service_organization o join "user" m on m.organization_id = o.organization_id and not m.employee) as assigned
      join service s on s.id = assigned.service_id join "user" u on u.id = assigned.user_id
    where ${sql.join(chosen, sql` and `)} group by s.id order by count(*) desc, s.id`.execute(db);
  return rows;
}
