import type { Deps } from '../../platform/deps.ts';
import { forgetImports } from './import.repository.ts';
import { DAY } from './import.service.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Forgets the rows of old imports. */
    'user_import.forget': Record<string, never>;
  }
}

/** Days for which an import is listed with its counts. */
const LISTED_DAYS = 30;

/** Rows are kept for a day after the end of their import, as long as it can be corrected or taken back. */
export function registerForgetting(deps: Deps): void {
  const before = (days: number) => new Date(deps.clock.now().getTime() - days * DAY);
  deps.jobs.handle('user_import.forget', () =>
    forgetImports(deps.db, { rowsBefore: before(1), filesBefore: before(LISTED_DAYS) }),
  );
  deps.jobs.schedule('41 * * * *', 'user_import.forget');
}
