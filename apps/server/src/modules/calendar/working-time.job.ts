import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { keptCalendarsOf } from './kept-calendars.service.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Working time has changed: who counts by it counts again. */
    'calendar.working_time': Record<string, never>;
  }
}

const KEY = 'calendar.working_time';

/** Lets what counts by working time count again after the change; several changes at a time are one. */
export async function workingTimeChanged(deps: Pick<Deps, 'jobs' | 'db' | 'broker'>, trx: Trx): Promise<void> {
  await keptCalendarsOf(deps).changed(trx);
  await deps.jobs.add(trx, 'calendar.working_time', {}, { key: KEY });
}
