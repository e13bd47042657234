import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that the statements of this module name. */
export const tables = moduleTables({
  owns: ['licence'],
  reads: {
    user: 'employees are counted against the licence, full admins are told of its end',
  },
});
