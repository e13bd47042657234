import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that the statements of this module name. */
export const tables = moduleTables({
  owns: ['ticket_draft'],
  reads: { attachment: 'names of the files of shared drafts' },
});
