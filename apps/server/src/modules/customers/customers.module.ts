import { fieldError } from '../../platform/http/field-errors.ts';
import type { ServerModule } from '../../platform/deps.ts';
import { customerChannels } from './customer-channels.ts';
import { customerLists } from './customer-lists.repository.ts';
import { hasCustomer, levelExists } from './customer.repository.ts';
import { customerLevelRoutes } from './customer-level.routes.ts';
import { customersOfBranches } from './customer-level.repository.ts';
import { levelReferences, levelsOfPolicies } from './customer-level-replacement.service.ts';
import { assertDeletesLevel, deleteLevel, levelOrder } from './customer-level.service.ts';
import { customerBulkRoutes } from './customer-bulk.routes.ts';
import { customerRoutes } from './customer.routes.ts';
import { customerOfEvent } from './customer-access.service.ts';
import { deleteCustomer } from './customer.service.ts';

/** Customers, their levels, and the fast lists of people (spec 7.30, 3.15, decisions 2.8). */
export const customersModule: ServerModule = {
  name: 'customers',
  sharedLists: customerLists,
  channels: [customerChannels],
  eventSources: { customer: customerOfEvent },
  deletes: { user: deleteCustomer, customerLevel: deleteLevel },
  replaceable: { customerLevel: { table: 'customer_level', assertDeletes: assertDeletesLevel } },
  references: {
    branch: { customers: { counted: customersOfBranches } },
    customer_level: levelReferences,
    sla_policy: { levels: levelsOfPolicies },
  },
  orders: { customerLevel: levelOrder },
  settingsChecks: {
    userAccountSettings: async ({ default_customer_level_id: level }, db) =>
      level && !(await levelExists(db, level)) ? [fieldError('default_customer_level_id', 'CHOICE')] : [],
  },
  setupChecks: {
    customer: async (db, { userAccountSettings }) =>
      userAccountSettings.signup_from_customers_permission || (await hasCustomer(db)),
  },
  register(host, deps) {
    customerRoutes(host, deps);
    customerBulkRoutes(host, deps);
    customerLevelRoutes(host, deps);
  },
};
