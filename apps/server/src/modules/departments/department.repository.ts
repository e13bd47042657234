import { ALL_BRANCHES, type Actor } from '@hamyar/domain';
import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { levelOfCustomer } from '../users/public.ts';
import { tables } from './tables.ts';
import type { DepartmentTable } from './department.table.ts';

const ids = (list: readonly number[]) => sql`${`{${list.join(',')}}`}::bigint[]`;

/**
 * Department `d` serves a branch: it serves all of them or this one; "all branches" matches every department (spec
 * 3.2).
 */
export const servesBranch = (branchId: number): RawBuilder<SqlBool> =>
  branchId === ALL_BRANCHES ? sql`true` : sql`d.branch_ids && ${ids([ALL_BRANCHES, branchId])}`;

// Nobody writes to the built-in departments: they represent all customers and all managers (decisions 2.7).
const acceptsTickets = sql<SqlBool>`(d.status and d.deleted_at is null and d.kind = 'normal')`;

/**
 * Department `d` accepts tickets of a customer, by branch and `customer_access`; branch and level are the
 * organization's where the customer has none.
 */
const acceptsCustomer = (
  customerId: number,
) => sql<SqlBool>`exists (select from "user" c left join organization o on o.id = c.organization_id and o.deleted_at is null
  cross join lateral (select case when c.branch_id > 0 then c.branch_id else o.branch_id end as branch_id, ${levelOfCustomer('c')} as level_id) own
  where c.id = ${customerId} and (own.branch_id is null or d.branch_ids && array[${ALL_BRANCHES}, own.branch_id]::bigint[]) and (d.customer_access = 'all'
    or (d.customer_access = 'levels' and own.level_id = any (d.customer_access_ids)) or (d.customer_access = 'organizations' and c.organization_id = any (d.customer_access_ids))
    or (d.customer_access = 'customers' and c.id = any (d.customer_access_ids))))`;

const acceptsStaff = (user: Actor) =>
  user.full_admin
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(d.id = any (${ids(user.department_ids)}) or ((d.staff_access = 'all' or d.staff_access_ids && ${ids(user.department_ids)}) and ${servesBranch(user.branch_id)}))`;

const openToCustomer = (id: number) => sql<SqlBool>`(d.is_public and ${acceptsCustomer(id)})`;

/**
 * Departments to which a person may send, as a condition on department `d`; both the list of choices and the check of a
 * sent ticket use it (decisions 2.7 `to_departments`).
 */
export const sendable = (user: Actor): RawBuilder<SqlBool> =>
  sql`(${acceptsTickets} and ${user.employee ? acceptsStaff(user) : openToCustomer(user.id)})`;

/** {@link sendable} for a customer that somebody else looks at. */
export const sendableByCustomer = (id: number): RawBuilder<SqlBool> =>
  sql`(${acceptsTickets} and ${openToCustomer(id)})`;

export type DepartmentRecord = Selectable<DepartmentTable>;

/** A department in use, or null. */
export async function findDepartment(db: AnyDb, id: number): Promise<DepartmentRecord | null> {
  return (
    (await tables(db)
      .selectFrom('department')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()) ?? null
  );
}

/** {@link findDepartment}, which is not deleted until the transaction ends: for a ticket that is to be in it. */
export async function keepDepartment(trx: AnyDb, id: number): Promise<DepartmentRecord | null> {
  return (
    (await tables(trx)
      .selectFrom('department')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forKeyShare()
      .executeTakeFirst()) ?? null
  );
}

/**
 * The department, if the person may send a ticket to it and, for a customer's ticket, if it accepts that customer; else
 * null.
 */
export async function findSendable(
  db: AnyDb,
  id: number,
  user: Actor,
  customerId: number | null,
): Promise<DepartmentRecord | null> {
  return (await selectSendable(id, user, customerId).execute(db)).rows[0] ?? null;
}

/** {@link findSendable}, which is not deleted until the transaction ends: for a ticket that is sent. */
export async function keepSendable(
  trx: AnyDb,
  id: number,
  user: Actor,
  customerId: number | null,
): Promise<DepartmentRecord | null> {
  return (
    (await sql<DepartmentRecord>`${selectSendable(id, user, customerId)} for key share of d`.execute(trx)).rows[0] ??
    null
  );
}

const selectSendable = (id: number, user: Actor, customerId: number | null) =>
  sql<DepartmentRecord>`select d.* from department d where d.id = ${id} and ${sendable(user)} and ${customerId === null ? sql`true` : acceptsCustomer(customerId)}`;
