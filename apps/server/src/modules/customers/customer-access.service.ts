import type { Actor } from '@hamyar/domain';
import type { Db } from '../../platform/database/pool.ts';
import { accessibleCustomers } from './customer.policy.ts';
import { inScope } from './customer.repository.ts';

/**
 * Whether a customer is in the person's scope (decisions 2.1, 2.25). The caller checks the permission for the action
 * first.
 */
export const canAccessCustomer = (db: Db, user: Actor, customerId: number): Promise<boolean> =>
  inScope(db, accessibleCustomers(user), customerId);
