import { EXPIRY_WARNING_DAYS } from '@hamyar/contracts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { fill } from '../../platform/http/messages.ts';
import { announceSocketNews } from '../../platform/realtime/socket-news.ts';
import { licenceOf, type LicenceReading } from '../licence/public.ts';
import { customersExpiring, fullAdmins, takeNotices } from './expiry-notice.repository.ts';
import { daysUntil, expiryStep } from './expiry-notice.rules.ts';
import { messages } from './messages.ts';
import { noticeMatrixOf } from './notice-matrix.service.ts';
import { writeNotices } from './notice-writing.service.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Tells of a licence and of accounts that come to their end. */
    'notices.expiry': Record<string, never>;
  }
}

const DAY = 86_400_000;

/** Every hour, and when the licence turns. */
export function registerExpiryNotices(deps: Deps): void {
  deps.jobs.handle('notices.expiry', () => tellExpiries(deps));
  deps.jobs.schedule('7 * * * *', 'notices.expiry');
}

/** Tells full admins of the licence and each customer of their account: within seven days, at each step once (spec 4.4, 4.5). */
export async function tellExpiries(deps: Deps): Promise<void> {
  const licence = await licenceOf(deps).current();
  const told = await withTransaction(
    deps.db,
    async (trx) => (await tellLicence(deps, trx, licence)) + (await tellAccounts(deps, trx)),
  );
  if (told > 0) await announceSocketNews(deps);
}

/** What is said of a licence as it stands, and what to remember that it was said by; null when there is nothing to say. */
function licenceLine({ claims, state }: LicenceReading, now: number): { key: string; content: string } | null {
  if (!claims || claims.expires_at === null) return null;
  const key = (step: string | number) => `notice:license_expiring:${claims.id}:${claims.expires_at}:${step}`;
  if (state === 'expired') return { key: key('expired'), content: messages.licenceOver };
  if (state === 'grace')
    return {
      key: key('grace'),
      content: fill(messages.licenceGrace, { n: daysUntil(claims.expires_at + claims.grace_days * (DAY / 1000), now) }),
    };
  const step = expiryStep(claims.expires_at, now);
  return step === null
    ? null
    : { key: key(step), content: fill(messages.licenceEnding, { n: daysUntil(claims.expires_at, now) }) };
}

async function tellLicence(deps: Deps, trx: Trx, licence: LicenceReading): Promise<number> {
  const line = licenceLine(licence, deps.clock.unix());
  if (!line || (await takeNotices(trx, [line.key], deps.clock.now())).size === 0) return 0;
  const people = await fullAdmins(trx);
  const panel = licence.claims?.panel_url;
  return writeNotices(deps, trx, await noticeMatrixOf(deps).current(), {
    event: 'license_expiring',
    reached: new Map(people.map((id) => [id, new Set(['full_admins'] as const)])),
    content: () => line.content,
    link: panel ? { type: 'url', value: panel } : null,
    ticketId: null,
    groupKey: null,
  });
}

async function tellAccounts(deps: Deps, trx: Trx): Promise<number> {
  const now = deps.clock.now();
  const near = await customersExpiring(trx, now, new Date(now.getTime() + EXPIRY_WARNING_DAYS * DAY));
  const keyed = near.map(({ id, at }) => ({
    id,
    at,
    key: `notice:account_expiring:${id}:${at}:${expiryStep(at, deps.clock.unix())}`,
  }));
  const fresh = await takeNotices(
    trx,
    keyed.map(({ key }) => key),
    now,
  );
  const ends = new Map(keyed.filter(({ key }) => fresh.has(key)).map(({ id, at }) => [id, at]));
  return writeNotices(deps, trx, await noticeMatrixOf(deps).current(), {
    event: 'account_expiring',
    reached: new Map([...ends.keys()].map((id) => [id, new Set(['owner'] as const)])),
    content: (id) => fill(messages.accountEnding, { n: daysUntil(ends.get(id) ?? 0, deps.clock.unix()) }),
    link: null,
    ticketId: null,
    groupKey: null,
  });
}
