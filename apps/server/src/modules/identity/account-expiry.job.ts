import { setTimeout as sleep } from 'node:timers/promises';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { exchangeState } from '../settings/public.ts';
import { expiredBetween, nextExpiry } from './account-expiry.repository.ts';
import { writeRightsChangedEvents } from './rights-change.service.ts';

export interface AccountJobPayloads {
  /** Publishes the expiries of accounts since the last run to their open tabs. */
  'accounts.clock': Record<string, never>;
  /** The same job at the moment of one expiry, in unix milliseconds. */
  'accounts.turn': { at: number };
}

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads extends AccountJobPayloads {}
}

const MINUTE = 60_000;
/** Key in `system_state` of the moment up to which expiries were published, in unix milliseconds. */
const REPORTED_UNTIL = 'accounts_told_until';
/** Milliseconds by which the database's clock, which starts jobs, may be ahead of ours. */
const SKEW = 5_000;

/**
 * Informs the open tabs of everyone whose account has just expired: a customer is limited, an employee's session ends
 * (spec 4.4, decisions 2.1). Nothing else is needed at that moment; every request compares the date itself.
 */
export async function publishExpiries(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await withTransaction(deps.db, async (trx) => {
    const last = await exchangeState(trx, REPORTED_UNTIL, now.getTime(), now);
    const from = new Date(typeof last === 'number' ? last : now.getTime() - MINUTE);
    const people = await expiredBetween(trx, from, now);
    await writeRightsChangedEvents(deps, trx, people);
    await scheduleExpiry(deps, trx, await nextExpiry(trx, now));
  });
}

/** Schedules the job for an expiry that comes before the next tick; call it where a date is set. */
export async function scheduleExpiry(deps: Pick<Deps, 'clock' | 'jobs'>, trx: Trx, at: Date | null): Promise<void> {
  const left = at ? at.getTime() - deps.clock.now().getTime() : 0;
  if (at && left > 0 && left < 2 * MINUTE)
    await deps.jobs.add(
      trx,
      'accounts.turn',
      { at: at.getTime() },
      { key: `accounts.turn:${at.getTime()}`, runAt: at },
    );
}

/** Every minute, and to the second when an account expires. */
export function registerAccountExpiry(deps: Deps): void {
  deps.jobs.handle('accounts.clock', () => publishExpiries(deps));
  deps.jobs.handle('accounts.turn', async ({ at }) => {
    const early = at - deps.clock.now().getTime();
    if (early > SKEW) return;
    if (early > 0) await sleep(early);
    await publishExpiries(deps);
  });
  deps.jobs.schedule('* * * * *', 'accounts.clock');
}
