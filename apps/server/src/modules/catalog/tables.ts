import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that the statements of this module name. */
export const tables = moduleTables({
  owns: ['service', 'service_organization', 'service_user', 'ticket_category', 'tag', 'tag_assignment'],
  reads: {},
});
