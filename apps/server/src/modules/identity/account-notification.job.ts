import { EXPIRY_WARNING_DAYS } from '@hamyar/contracts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { claimOnce } from '../../platform/jobs/effect.repository.ts';
import { daysUntil, expiryStep, writeNotifications } from '../notifications/public.ts';
import { findExpiringCustomers } from './account-expiry.repository.ts';
import { messages } from './messages.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Notifies customers whose account expires soon. */
    'accounts.notify': Record<string, never>;
  }
}

const DAY = 86_400_000;

/** Every hour. */
export function registerAccountNotifications(deps: Deps): void {
  deps.jobs.handle('accounts.notify', () => notifyAccountExpiries(deps));
  deps.jobs.schedule('7 * * * *', 'accounts.notify');
}

/** Notifies each customer whose account expires within seven days, once at each step (spec 4.4). */
async function notifyAccountExpiries(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await withTransaction(deps.db, async (trx) => {
    const near = await findExpiringCustomers(trx, now, new Date(now.getTime() + EXPIRY_WARNING_DAYS * DAY));
    const keyed = near.map(({ id, at }) => ({
      id,
      at,
      key: `notice:account_expiring:${id}:${at}:${expiryStep(at, deps.clock.unix())}`,
    }));
    const fresh = await claimOnce(
      trx,
      keyed.map(({ key }) => key),
      now,
    );
    const ends = new Map(keyed.filter(({ key }) => fresh.has(key)).map(({ id, at }) => [id, at]));
    await writeNotifications(deps, trx, {
      event: 'account_expiring',
      recipients: new Map([...ends.keys()].map((id) => [id, new Set(['owner'] as const)])),
      content: (id) => fillMessage(messages.accountEnding, { n: daysUntil(ends.get(id) ?? 0, deps.clock.unix()) }),
      link: null,
      ticketId: null,
      groupKey: null,
    });
  });
}
