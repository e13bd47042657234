import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that the statements of this module name. */
export const tables = moduleTables({
  owns: ['notice', 'notification', 'delivery'],
  reads: { user: 'preferences of those who are told, names in the delivery log' },
});
