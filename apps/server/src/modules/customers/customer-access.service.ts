import type { Actor } from '@hamyar/domain';
import type { Db } from '../../platform/database/pool.ts';
import { accessibleCustomers } from './customer.policy.ts';
import { inScope } from './customer.repository.ts';

/** Whether a customer stands in the person's place (decisions 2.1, 2.25). The permission for what is done with the customer is asked before. */
export const canAccessCustomer = (db: Db, user: Actor, customerId: number): Promise<boolean> =>
  inScope(db, accessibleCustomers(user), customerId);
