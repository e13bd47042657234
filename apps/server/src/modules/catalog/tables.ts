import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that the statements of this module name. */
export const tables = moduleTables({
  owns: ['service', 'service_organization', 'service_user', 'ticket_category', 'tag', 'tag_assignment'],
  reads: {
    attachment: 'pictures of people',
    branch: 'whether a service may name it',
    department: 'whether a category or service may name it',
    form: 'whether a category or service may name it',
    organization: 'names of those to whom a service is assigned, and the branch of a customer',
    sla_policy: 'whether a category or service may name it',
    user: 'names of recipients and of those to whom a service is assigned',
  },
});
