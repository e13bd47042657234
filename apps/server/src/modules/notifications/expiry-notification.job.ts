import { EXPIRY_WARNING_DAYS } from '@hamyar/contracts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { publishSocketEvents } from '../../platform/realtime/publish-socket-events.ts';
import { licenceOf, type LicenceReading } from '../licence/public.ts';
import { findExpiringCustomers, findFullAdmins, claimNotifications } from './expiry-notification.repository.ts';
import { daysUntil, expiryStep } from './expiry-notification.rules.ts';
import { messages } from './messages.ts';
import { notificationMatrixOf } from './notification-matrix.service.ts';
import { writeNotifications } from './notification-writing.service.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Notifies people that a licence or account is going to expire. */
    'notices.expiry': Record<string, never>;
  }
}

const DAY = 86_400_000;

/** Runs every hour, and when the licence state changes. */
export function registerExpiryNotifications(deps: Deps): void {
  deps.jobs.handle('notices.expiry', () => notifyExpiries(deps));
  deps.jobs.schedule('7 * * * *', 'notices.expiry');
}

/**
 * Notifies full admins of the licence and each customer of their account: within seven days, once at each step (spec
 * 4.4, 4.5).
 */
export async function notifyExpiries(deps: Deps): Promise<void> {
  const licence = await licenceOf(deps).current();
  const delivered = await withTransaction(
    deps.db,
    async (trx) => (await notifyLicenceExpiry(deps, trx, licence)) + (await notifyAccountExpiries(deps, trx)),
  );
  if (delivered > 0) await publishSocketEvents(deps);
}

/** The notice about the current licence state, and the key of that notice; null when there is none. */
function licenceMessage({ claims, state }: LicenceReading, now: number): { key: string; content: string } | null {
  if (!claims || claims.expires_at === null) return null;
  const key = (step: string | number) => `notice:license_expiring:${claims.id}:${claims.expires_at}:${step}`;
  if (state === 'expired') return { key: key('expired'), content: messages.licenceOver };
  if (state === 'grace')
    return {
      key: key('grace'),
      content: fillMessage(messages.licenceGrace, {
        n: daysUntil(claims.expires_at + claims.grace_days * (DAY / 1000), now),
      }),
    };
  const step = expiryStep(claims.expires_at, now);
  return step === null
    ? null
    : { key: key(step), content: fillMessage(messages.licenceEnding, { n: daysUntil(claims.expires_at, now) }) };
}

async function notifyLicenceExpiry(deps: Deps, trx: Trx, licence: LicenceReading): Promise<number> {
  const message = licenceMessage(licence, deps.clock.unix());
  if (!message || (await claimNotifications(trx, [message.key], deps.clock.now())).size === 0) return 0;
  const people = await findFullAdmins(trx);
  const panel = licence.claims?.panel_url;
  return writeNotifications(deps, trx, await notificationMatrixOf(deps).current(), {
    event: 'license_expiring',
    recipients: new Map(people.map((id) => [id, new Set(['full_admins'] as const)])),
    content: () => message.content,
    link: panel ? { type: 'url', value: panel } : null,
    ticketId: null,
    groupKey: null,
  });
}

async function notifyAccountExpiries(deps: Deps, trx: Trx): Promise<number> {
  const now = deps.clock.now();
  const near = await findExpiringCustomers(trx, now, new Date(now.getTime() + EXPIRY_WARNING_DAYS * DAY));
  const keyed = near.map(({ id, at }) => ({
    id,
    at,
    key: `notice:account_expiring:${id}:${at}:${expiryStep(at, deps.clock.unix())}`,
  }));
  const fresh = await claimNotifications(
    trx,
    keyed.map(({ key }) => key),
    now,
  );
  const ends = new Map(keyed.filter(({ key }) => fresh.has(key)).map(({ id, at }) => [id, at]));
  return writeNotifications(deps, trx, await notificationMatrixOf(deps).current(), {
    event: 'account_expiring',
    recipients: new Map([...ends.keys()].map((id) => [id, new Set(['owner'] as const)])),
    content: (id) => fillMessage(messages.accountEnding, { n: daysUntil(ends.get(id) ?? 0, deps.clock.unix()) }),
    link: null,
    ticketId: null,
    groupKey: null,
  });
}
