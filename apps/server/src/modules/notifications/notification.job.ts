import type { Deps } from '../../platform/deps.ts';
import { dropClaims } from '../../platform/jobs/effect.repository.ts';
import { deleteDeliveries } from './delivery-queue.repository.ts';
import { deleteNotifications } from './notification.repository.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Removes notifications and messages older than their retention. */
    'notifications.retention': Record<string, never>;
  }
}

/** Days after which a notification and a message of the delivery log are removed (decisions 2.17). */
const RETENTION_DAYS = 90;

/** Registers the background jobs for notifications. */
export function registerNotificationJobs(deps: Deps): void {
  deps.jobs.handle('notifications.retention', async () => {
    const before = new Date(deps.clock.now().getTime() - RETENTION_DAYS * 86_400_000);
    await deleteNotifications(deps.db, before);
    await deleteDeliveries(deps.db, before);
    await dropClaims(deps.db, 'delivery:', before);
    await dropClaims(deps.db, 'notice:', before);
  });
  deps.jobs.schedule('37 21 * * *', 'notifications.retention');
}
