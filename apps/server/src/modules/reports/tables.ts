import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that the statements of this module name. */
export const tables = moduleTables({
  owns: ['ticket_daily', 'ticket_daily_change', 'ticket_daily_state', 'dashboard'],
  reads: {
    ticket: 'what reports count',
    tag: 'deleted tags are not counted',
    tag_assignment: 'tags of tickets and customers',
    service: 'services that exist',
    ticket_category: 'names in exports',
    state: 'names in exports',
    service_user: 'to whom services are assigned',
    service_organization: 'to whom services are assigned',
    article: 'names of articles that have solved problems',
    article_solution: 'problems that articles have solved',
    attachment: 'profile pictures',
    user: 'provinces of customers, names of employees',
  },
});
