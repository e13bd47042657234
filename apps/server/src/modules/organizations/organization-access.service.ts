import type { Actor } from '@hamyar/domain';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { Forbidden, NotFound } from '../../platform/http/app-errors.ts';
import { accessibleOrganizations, maySeeOrganizations, organizationScope } from './organization.policy.ts';
import { findOrganization, selectInScope } from './organization.repository.ts';

/**
 * The name of an organisation whose custom fields the person reads and fills in: who manages organisations, and the
 * supervisors of the own one (decisions 2.8, 2.25). `lock` keeps the row until the transaction ends. @throws Forbidden,
 * NotFound out of scope
 */
export async function filledOrganization(
  db: AnyDb,
  user: Parameters<typeof organizationScope>[0],
  id: number,
  lock: boolean,
): Promise<string> {
  if (!maySeeOrganizations(user)) throw new Forbidden();
  const organization = await findOrganization(db, organizationScope(user), id, lock);
  if (!organization) throw new NotFound();
  return organization.name;
}

/** Those of these organisations that are in the person's scope. The caller checks the permission for the action first. */
export const selectOrganizations = (db: AnyDb, user: Actor, ids: readonly number[]): Promise<Set<number>> =>
  selectInScope(db, accessibleOrganizations(user), ids);
