import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that the statements of this module name. */
export const tables = moduleTables({
  owns: ['user', 'role', 'user_role'],
  reads: {
    customer_level: 'level of a new customer',
    organization: 'level of a customer without an own one',
  },
});
