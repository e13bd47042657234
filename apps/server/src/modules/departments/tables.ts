import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that the statements of this module name. */
export const tables = moduleTables({
  owns: ['branch', 'department', 'department_member'],
  reads: {
    attachment: 'profile pictures of the members in the shared list',
    organization: 'branch that a customer inherits',
    user: "whom a department's access rule names",
  },
});
