import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { claimOnce } from '../../platform/jobs/effect.repository.ts';
import { daysUntil, expiryStep, writeNotifications } from '../notifications/public.ts';
import { licenseOf, type LicenseReading } from './license-reader.service.ts';
import { findFullAdmins } from './license.repository.ts';
import { messages } from './messages.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Notifies full admins when the license is about to expire, and when it has expired. */
    'license.notify': Record<string, never>;
  }
}

const DAY = 86_400_000;

/** Every hour, and when the license changes its state. */
export function registerLicenseNotifications(deps: Deps): void {
  deps.jobs.handle('license.notify', () => notifyLicenseExpiry(deps));
  deps.jobs.schedule('7 * * * *', 'license.notify');
}

/**
 * Text of the notification for the current state of the license, and the key that prevents sending it twice; null when
 * none is due.
 */
function licenseMessage({ claims, state }: LicenseReading, now: number): { key: string; content: string } | null {
  if (!claims || claims.expires_at === null) return null;
  const key = (step: string | number) => `notice:license_expiring:${claims.id}:${claims.expires_at}:${step}`;
  if (state === 'expired') return { key: key('expired'), content: messages.licenseOver };
  if (state === 'grace')
    return {
      key: key('grace'),
      content: fillMessage(messages.licenseGrace, {
        n: daysUntil(claims.expires_at + claims.grace_days * (DAY / 1000), now),
      }),
    };
  const step = expiryStep(claims.expires_at, now);
  return step === null
    ? null
    : { key: key(step), content: fillMessage(messages.licenseEnding, { n: daysUntil(claims.expires_at, now) }) };
}

/** Notifies full admins: within seven days before the expiry once at each step, and after it (spec 4.5). */
async function notifyLicenseExpiry(deps: Deps): Promise<void> {
  const license = await licenseOf(deps).current();
  const message = licenseMessage(license, deps.clock.unix());
  if (!message) return;
  await withTransaction(deps.db, async (trx) => {
    if ((await claimOnce(trx, [message.key], deps.clock.now())).size === 0) return;
    const people = await findFullAdmins(trx);
    const panel = license.claims?.panel_url;
    await writeNotifications(deps, trx, {
      event: 'license_expiring',
      recipients: new Map(people.map((id) => [id, new Set(['full_admins'] as const)])),
      content: () => message.content,
      link: panel ? { type: 'url', value: panel } : null,
      ticketId: null,
      groupKey: null,
    });
  });
}
