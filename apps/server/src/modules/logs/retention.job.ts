import type { Deps } from '../../platform/deps.ts';
import { dropModuleFailuresBefore } from './module-failure.repository.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { dropBefore, ensureDay } from './request-log.repository.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Creates the next days of the request log and drops those older than its retention. */
    'logs.retention': Record<string, never>;
  }
}

const DAY = 86_400_000;
/** Days for which the request log and the failures of modules are kept (decisions 2.16, 2.23). */
const RETENTION_DAYS = 30;
/** Days created ahead, in case the job does not run for a while. */
const DAYS_AHEAD = 7;

/**
 * Maintains the daily partitions of the request log: tomorrow and the week after it exist, those older than 30 days are
 * removed.
 */
export async function maintainRequestLogPartitions(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock.now().getTime();
  const today = new Date(Math.floor(now / DAY) * DAY);
  for (let day = 1; day <= DAYS_AHEAD; day += 1)
    await withTransaction(deps.db, (trx) => ensureDay(trx, new Date(today.getTime() + day * DAY)));
  await dropBefore(deps.db, new Date(today.getTime() - RETENTION_DAYS * DAY));
}

/** Removes failures of modules that are older than the retention of the log. */
export async function dropOldModuleFailures(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await dropModuleFailuresBefore(deps.db, new Date(deps.clock.now().getTime() - RETENTION_DAYS * DAY));
}

/** Registers the job; it runs every night. */
export function registerLogRetention(deps: Deps): void {
  deps.jobs.handle('logs.retention', async () => {
    await maintainRequestLogPartitions(deps);
    await dropOldModuleFailures(deps);
  });
  deps.jobs.schedule('7 21 * * *', 'logs.retention');
}
