import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that the statements of this module name. */
export const tables = moduleTables({
  owns: [
    'ticket',
    'ticket_number_counter',
    'ticket_content',
    'ticket_share',
    'ticket_follow',
    'ticket_read',
    'ticket_link',
    'ticket_merge',
    'ticket_content_version',
    'ticket_history',
    'satisfaction_vote',
    'listed_name_change',
    'department_answer_time',
    'saved_view',
    'ticket_template',
    'ticket_template_department',
    'ticket_sla',
  ],
  reads: {
    attachment: 'profile pictures',
    branch: 'names in lists',
    customer_level: 'importance and marks in lists',
    department: 'names in lists and history',
    department_member: 'who can be assigned',
    organization: 'names in lists',
    service: 'names in lists and history',
    tag: 'tags in lists',
    tag_assignment: 'tags in lists',
    ticket_category: 'names in lists and history',
    user: 'people of a list or a conversation in one statement',
  },
});
