import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that the statements of this module name. */
export const tables = moduleTables({
  owns: ['user_import', 'user_import_row'],
  reads: {
    batch: 'how far an import is, and since when it can be taken back',
    batch_row: 'why rows were refused when they were stored',
    customer_event: 'whether a created customer has done anything since',
    ticket: 'whether a created customer has done anything since',
    user: 'whether a created customer has done anything since',
  },
});
