import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that the statements of this module name. */
export const tables = moduleTables({
  owns: ['file', 'file_upload', 'file_upload_part'],
  reads: { user: 'names of owners', attachment: 'type and size of what a folder lists' },
});
