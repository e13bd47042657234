import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that the statements of this module name. */
export const tables = moduleTables({
  owns: ['file_blob', 'attachment'],
  reads: {
    ticket_draft: 'a file named by a draft is not swept',
  },
});
