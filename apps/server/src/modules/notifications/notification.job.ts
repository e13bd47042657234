import type { Deps } from '../../platform/deps.ts';
import { dropNotifications, dropTakenNotices } from './notification.repository.ts';
import { deliverTicketNotice } from './ticket-notice.job.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Removes notices past their keeping. */
    'notifications.retention': Record<string, never>;
  }
}

/** Days a notice is kept (decisions 2.17). */
const KEEP_DAYS = 90;

/** What the workers do for the bell. */
export function registerNotificationJobs(deps: Deps): void {
  deps.jobs.handle('ticket.notice', (payload) => deliverTicketNotice(deps, payload));
  deps.jobs.handle('notifications.retention', async () => {
    const before = new Date(deps.clock.now().getTime() - KEEP_DAYS * 86_400_000);
    await dropNotifications(deps.db, before);
    await dropTakenNotices(deps.db, before);
  });
  deps.jobs.schedule('37 21 * * *', 'notifications.retention');
}
