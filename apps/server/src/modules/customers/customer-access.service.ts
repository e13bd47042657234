import type { Actor } from '@hamyar/domain';
import type { RawBuilder, SqlBool } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { Db } from '../../platform/database/pool.ts';
import { Forbidden, NotFound } from '../../platform/http/app-errors.ts';
import {
  accessibleCustomers,
  colleagueScope,
  fillableCustomers,
  mayManageCustomers,
  type PermittedActor,
} from './customer.policy.ts';
import { findCustomer, inScope, scopeCondition, selectInScope } from './customer.repository.ts';

/**
 * Whether a customer is in the person's scope (decisions 2.1, 2.25). The caller checks the permission for the action
 * first.
 */
export const canAccessCustomer = (db: Db, user: Actor, customerId: number): Promise<boolean> =>
  inScope(db, accessibleCustomers(user), customerId);

/** The condition that a person `u` is a customer in scope; the caller checks the permission first. */
export const customersInSight = (user: Actor): RawBuilder<SqlBool> => scopeCondition(accessibleCustomers(user));

/** Those of these customers who are in the person's scope. The caller checks the permission for the action first. */
export const selectCustomers = (db: AnyDb, user: Actor, ids: readonly number[]): Promise<Set<number>> =>
  selectInScope(db, accessibleCustomers(user), ids);

/** Those of these people whom an employee may choose as colleagues: the scope of the list of employees (decisions 2.25). */
export const selectColleagues = (db: AnyDb, user: PermittedActor, ids: readonly number[]): Promise<Set<number>> =>
  selectInScope(db, colleagueScope(user), ids);

/** The customer whom an event of the calendar is about, where the person may open their card. */
export async function customerOfEvent(
  db: AnyDb,
  user: PermittedActor,
  id: number,
): Promise<{ name: string; subject: null } | null> {
  const customer = mayManageCustomers(user) ? await findCustomer(db, accessibleCustomers(user), id) : null;
  return customer && { name: `${customer.first_name} ${customer.last_name}`.trim(), subject: null };
}

/**
 * The name of a customer whose custom fields the person reads and fills in; `lock` keeps the row until the transaction
 * ends. @throws Forbidden without *manage customers*, NotFound out of scope
 */
export async function filledCustomer(db: AnyDb, user: PermittedActor, id: number, lock: boolean): Promise<string> {
  if (user.employee && !mayManageCustomers(user)) throw new Forbidden();
  const customer = await findCustomer(db, fillableCustomers(user), id, lock);
  if (!customer) throw new NotFound();
  return `${customer.first_name} ${customer.last_name}`.trim();
}
