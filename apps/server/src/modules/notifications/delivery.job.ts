import type { Deps } from '../../platform/deps.ts';
import { dueDeliveries } from './delivery-queue.repository.ts';
import { expireDeliveries } from './delivery.repository.ts';
import { sendDelivery } from './delivery-sending.service.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Marks waiting messages as expired, and deletes their codes. */
    'delivery.expire': Record<string, never>;
    /** Starts the sending of every mail whose time has come. */
    'delivery.due': Record<string, never>;
    'delivery.send': { delivery_id: number };
  }
}

/** Mails that one look starts; the others are found a minute later. */
const STARTED_TOGETHER = 500;

/**
 * Runs every minute: a two-minute code is never sent when a gateway is set up a day later (decisions 2.17), and a mail
 * that was refused is tried again when its time has come.
 */
export function registerDeliveryJobs(deps: Deps): void {
  deps.jobs.handle('delivery.expire', async () => {
    await expireDeliveries(deps.db, deps.clock.now());
  });
  deps.jobs.handle('delivery.due', async () => {
    for (const id of await dueDeliveries(deps.db, deps.clock.now(), STARTED_TOGETHER))
      await deps.jobs.add(deps.db, 'delivery.send', { delivery_id: id }, { key: `delivery.send:${id}` });
  });
  deps.jobs.handle('delivery.send', ({ delivery_id }) => sendDelivery(deps, delivery_id));
  deps.jobs.schedule('* * * * *', 'delivery.expire');
  deps.jobs.schedule('* * * * *', 'delivery.due');
}
