import type { Deps } from '../../platform/deps.ts';
import { expireDeliveries } from './delivery.repository.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Marks waiting messages that are past their time, and forgets their codes. */
    'delivery.expire': Record<string, never>;
  }
}

/** Every minute: a two-minute code never leaves when a gateway is set a day later (decisions 2.17). */
export function registerDeliveryExpiry(deps: Deps): void {
  deps.jobs.handle('delivery.expire', async () => {
    await expireDeliveries(deps.db, deps.clock.now());
  });
  deps.jobs.schedule('* * * * *', 'delivery.expire');
}
