import type { Db } from '../../platform/database/pool.ts';
import type { Deps } from '../../platform/deps.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Working time has changed: who counts by it counts again. */
    'calendar.working_time': Record<string, never>;
  }
}

const KEY = 'calendar.working_time';

/** Lets what counts by working time count again after the change; several changes at a time are one. */
export const workingTimeChanged = ({ jobs }: Pick<Deps, 'jobs'>, trx: Db): Promise<void> =>
  jobs.add(trx, 'calendar.working_time', {}, { key: KEY });
