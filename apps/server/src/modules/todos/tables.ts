import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that this module owns or reads. */
export const tables = moduleTables({
  owns: ['todo', 'personal_note'],
  reads: {
    ticket: 'number and subject of what a todo is about, and who sees one that is shared',
    user: 'names of owners and assignees, whom a reminder reaches, and whose notes are deleted',
  },
});
