import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that the statements of this module name. */
export const tables = moduleTables({ owns: ['file'], reads: { user: 'names of owners' } });
