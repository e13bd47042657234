import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that the statements of this module name. */
export const tables = moduleTables({
  owns: ['customer_event', 'customer_event_type'],
  reads: {
    attachment: 'profile pictures of creators',
    ticket: 'number and subject of the ticket of an event, and who sees it',
    user: 'names of creators and customers, and who is of an organisation',
  },
});
