import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that this module owns or reads. */
export const tables = moduleTables({
  owns: ['announcement', 'announcement_version', 'announcement_receipt'],
  reads: {
    user: 'who is in an audience, and names of writers and readers',
    organization: 'names of audiences, and the level of members',
    branch: 'names of audiences',
    department: 'names of audiences',
    department_member: 'who is in the audience of a department',
    role: 'names of audiences',
    user_role: 'who is in the audience of a role',
    customer_level: 'names of audiences',
    attachment: 'profile pictures of writers and readers',
  },
});
