import type { Actor } from '@hamyar/domain';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { accessibleOrganizations } from './organization.policy.ts';
import { selectInScope } from './organization.repository.ts';

/** Those of these organisations that are in the person's scope. The caller checks the permission for the action first. */
export const selectOrganizations = (db: AnyDb, user: Actor, ids: readonly number[]): Promise<Set<number>> =>
  selectInScope(db, accessibleOrganizations(user), ids);
