import { replacementOf } from '../../platform/database/replaced-tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { transferOpenTickets } from '../tickets/public.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Transfers the open tickets of a deleted department to the one that replaces it. */
    'department.replace': { id: number };
  }
}

/** Registers the job that transfers the tickets of deleted departments. */
export function registerReplacement(deps: Deps): void {
  deps.jobs.handle('department.replace', async ({ id }) => {
    const to = await replacementOf(deps.db, 'department', id);
    if (to !== null) await transferOpenTickets(deps, { from: id, to });
  });
}
