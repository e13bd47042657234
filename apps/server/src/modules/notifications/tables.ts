import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that the statements of this module name. */
export const tables = moduleTables({
  owns: ['notice', 'notification', 'delivery'],
  reads: {
    department: 'name in a sentence',
    department_member: 'recipients',
    organization: 'expiry that a customer inherits',
    ticket: 'participants of a ticket',
    ticket_follow: 'participants of a ticket',
    ticket_share: 'participants of a ticket',
    user: 'preferences, names and recipients',
  },
});
