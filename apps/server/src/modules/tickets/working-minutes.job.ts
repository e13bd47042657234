import type { Deps } from '../../platform/deps.ts';
import { measureWorkingMinutes } from './working-minutes.service.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Measures the working minutes of tickets that were answered or closed since the last run, every minute. */
    'ticket.working_minutes': Record<string, never>;
  }
}

/** Registers the job. */
export function registerWorkingMinutes(deps: Deps): void {
  deps.jobs.handle('ticket.working_minutes', () => measureWorkingMinutes(deps));
  deps.jobs.schedule('* * * * *', 'ticket.working_minutes');
}
