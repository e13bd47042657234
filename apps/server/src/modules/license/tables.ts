import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that the statements of this module name. */
export const tables = moduleTables({
  owns: ['license'],
  reads: {
    user: 'employees are counted against the license, full admins are told of its end',
  },
});
