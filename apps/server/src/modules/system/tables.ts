import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that the statements of this module name. */
export const tables = moduleTables({
  owns: [],
  reads: {
    attachment: 'the shared lists are one statement',
    branch: 'the shared lists are one statement',
    customer_level: 'the shared lists are one statement',
    department: 'the shared lists are one statement',
    department_member: 'the shared lists are one statement',
    organization: 'the shared lists are one statement',
    service: 'the shared lists are one statement',
    service_organization: 'the shared lists are one statement',
    service_user: 'the shared lists are one statement',
    ticket_category: 'the shared lists are one statement',
    user: 'the shared lists are one statement',
  },
});
