import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that the statements of this module name. */
export const tables = moduleTables({
  owns: ['custom_field', 'form', 'form_field', 'custom_value'],
  reads: {
    attachment: 'pictures of people',
    branch: 'whether a form may name it',
    department: 'whether a field or form may name it, and which form is its own',
    service: 'whether a form may name it, and which form is its own',
    ticket_category: 'whether a form may name it, and which form is its own',
    user: 'names of recipients',
  },
});
