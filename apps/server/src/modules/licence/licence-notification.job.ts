import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { claimOnce } from '../../platform/jobs/effect.repository.ts';
import { daysUntil, expiryStep, writeNotifications } from '../notifications/public.ts';
import { licenceOf, type LicenceReading } from './licence-reader.service.ts';
import { findFullAdmins } from './licence.repository.ts';
import { messages } from './messages.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Tells full admins of a licence that comes to its end. */
    'licence.notify': Record<string, never>;
  }
}

const DAY = 86_400_000;

/** Every hour, and when the licence changes its state. */
export function registerLicenceNotifications(deps: Deps): void {
  deps.jobs.handle('licence.notify', () => notifyLicenceExpiry(deps));
  deps.jobs.schedule('7 * * * *', 'licence.notify');
}

/** What is said of a licence as it stands, and what to remember that it was said by; null when there is nothing to say. */
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

/** Tells full admins of the licence: within seven days, at each step once, and when it is over (spec 4.5). */
async function notifyLicenceExpiry(deps: Deps): Promise<void> {
  const licence = await licenceOf(deps).current();
  const message = licenceMessage(licence, deps.clock.unix());
  if (!message) return;
  await withTransaction(deps.db, async (trx) => {
    if ((await claimOnce(trx, [message.key], deps.clock.now())).size === 0) return;
    const people = await findFullAdmins(trx);
    const panel = licence.claims?.panel_url;
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
