import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that the statements of this module name. */
export const tables = moduleTables({
  owns: ['organization'],
  reads: {
    branch: 'names in lists',
    city: 'names on the card',
    customer_level: 'names in lists',
    session: 'members with open tabs',
    sla_policy: 'name on the page, whether an organisation may name it',
    state: 'names on the card',
    ticket: 'counts in lists, references that forbid deleting',
    user: 'members',
  },
});
