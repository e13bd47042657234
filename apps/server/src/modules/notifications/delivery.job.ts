import type { Deps } from '../../platform/deps.ts';
import { expireDeliveries } from './delivery.repository.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Marks waiting messages as expired, and deletes their codes. */
    'delivery.expire': Record<string, never>;
  }
}

/** Runs every minute: a two-minute code is never sent when a gateway is set up a day later (decisions 2.17). */
export function registerDeliveryExpiry(deps: Deps): void {
  deps.jobs.handle('delivery.expire', async () => {
    await expireDeliveries(deps.db, deps.clock.now());
  });
  deps.jobs.schedule('* * * * *', 'delivery.expire');
}
