import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that the statements of this module name. */
export const tables = moduleTables({ owns: ['sample_thing'], reads: { user: 'names of who has added them' } });
