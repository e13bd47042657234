import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that the statements of this module name. */
export const tables = moduleTables({
  owns: ['customer_level'],
  reads: {
    attachment: 'profile pictures in lists',
    branch: 'names in lists and on the card',
    city: 'names in lists and on the card',
    department_member: 'which employees a list of people offers',
    organization: 'names and expiry in lists, and how many have a level',
    sla_policy: 'name of the policy of a level, and whether a level may name it',
    state: 'names in lists and on the card',
    ticket: 'open and all tickets in lists',
    user: 'the customers themselves, listed and locked; written through users',
  },
});
