import type { Deps } from '../../platform/deps.ts';
import { dropModuleFailuresBefore } from './module-failure.repository.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { settingsOf } from '../settings/public.ts';
import { dropAuditBefore } from './audit.repository.ts';
import { dropBefore, ensureDay } from './request-log.repository.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Creates the next days of the request log and drops what is older than its retention, of the audit log too. */
    'logs.retention': Record<string, never>;
  }
}

const DAY = 86_400_000;
/** Days for which the failures of modules are kept (decisions 2.23). */
const FAILURE_DAYS = 30;
/** Months for which the audit log is kept (decisions 2.16). */
const AUDIT_MONTHS = 24;
/** Days created ahead, in case the job does not run for a while. */
const DAYS_AHEAD = 7;

/**
 * Maintains the daily partitions of the request log: tomorrow and the week after it exist, those older than the days of
 * the setting are removed.
 */
export async function maintainRequestLogPartitions(deps: Deps): Promise<void> {
  const now = deps.clock.now().getTime();
  const today = new Date(Math.floor(now / DAY) * DAY);
  for (let day = 1; day <= DAYS_AHEAD; day += 1)
    await withTransaction(deps.db, (trx) => ensureDay(trx, new Date(today.getTime() + day * DAY)));
  const { securitySettings } = await settingsOf(deps).current();
  await dropBefore(deps.db, new Date(today.getTime() - securitySettings.request_log_days * DAY));
}

/** Removes failures of modules that are older than 30 days. */
export async function dropOldModuleFailures(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await dropModuleFailuresBefore(deps.db, new Date(deps.clock.now().getTime() - FAILURE_DAYS * DAY));
}

/** Removes the lines of the audit log that are older than 24 months. @returns how many */
export async function dropOldAudit(deps: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const until = deps.clock.now();
  until.setUTCMonth(until.getUTCMonth() - AUDIT_MONTHS);
  return withTransaction(deps.db, (trx) => dropAuditBefore(trx, until));
}

/** Registers the job; it runs every night. */
export function registerLogRetention(deps: Deps): void {
  deps.jobs.handle('logs.retention', async () => {
    await maintainRequestLogPartitions(deps);
    await dropOldModuleFailures(deps);
    await dropOldAudit(deps);
  });
  deps.jobs.schedule('7 21 * * *', 'logs.retention');
}
