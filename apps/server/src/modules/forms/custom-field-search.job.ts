import type { Deps } from '../../platform/deps.ts';
import { workOnSearch } from './custom-field-search.service.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Puts the values of a field into the search of tickets, or takes them out of it; the progress is for this person. */
    'custom_field.search': { field_id: number; user_id: number };
  }
}

/** Registers the job. */
export function registerFieldSearch(deps: Deps): void {
  deps.jobs.handle('custom_field.search', ({ field_id, user_id }) => workOnSearch(deps, field_id, user_id));
}
