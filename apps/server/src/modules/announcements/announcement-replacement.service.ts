import type { RowReferences } from '../../platform/references/row-references.ts';
import { countByTarget, lockAnnouncements, replaceTarget } from './audience.repository.ts';
import { messages } from './messages.ts';

type Column = Parameters<typeof countByTarget>[1];

/** Audiences name branches, departments, roles and levels; of a deleted one they name what replaces it. */
const audiencesBy = (column: Column): RowReferences => ({
  counted: { text: messages.counted, count: (db, ids) => countByTarget(db, column, ids) },
  lock: lockAnnouncements,
  replace: (trx, change) => replaceTarget(trx, column, change),
});

/** What announcements name, by its table. */
export const announcementReferences = {
  branch: { announcements: audiencesBy('branch_ids') },
  department: { announcements: audiencesBy('department_ids') },
  role: { announcements: audiencesBy('role_ids') },
  customer_level: { announcements: audiencesBy('customer_level_ids') },
};
