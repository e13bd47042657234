import type { Deps } from '../../platform/deps.ts';
import { businessZone } from '../settings/public.ts';
import { refreshRollup } from './ticket-daily.service.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Counts the days that are over and those that have changed. */
    'report.rollup': Record<string, never>;
  }
}

/** Registers the job; every minute, because what is not rolled up is counted anew by each report. */
export function registerRollup(deps: Deps): void {
  deps.jobs.handle('report.rollup', async () => refreshRollup(deps, await businessZone(deps)));
  deps.jobs.schedule('* * * * *', 'report.rollup');
}
