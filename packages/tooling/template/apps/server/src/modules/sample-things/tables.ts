import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that this module owns or reads. */
export const tables = moduleTables({ owns: ['sample_thing'], reads: { user: 'names of who has added them' } });
