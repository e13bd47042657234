import { setTimeout as sleep } from 'node:timers/promises';
import { channels } from '@hamyar/contracts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { insertSocketEvents } from '../../platform/realtime/socket-event.repository.ts';
import { exchangeState, settingsOf, writeState } from '../settings/public.ts';
import { licenseOf, type LicenseReading } from './license-reader.service.ts';
import { nextTransition } from './license.rules.ts';

export interface LicenseJobPayloads {
  /** Stores the time, and informs open screens when the license state differs from the published one. */
  'license.clock': Record<string, never>;
  /** The same job at the second of a state change, in unix seconds. */
  'license.transition': { at: number };
}

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads extends LicenseJobPayloads {}
}

/** Key of the latest time seen, in unix seconds. */
export const LAST_SEEN = 'license_last_seen';
/** Key of the license state that was published last to open screens. */
const REPORTED = 'license_published';
/** Seconds between two updates of the stored time, unless the license state changes. */
const RECORD_INTERVAL = 3_600;
/** Milliseconds by which the database's clock, which starts jobs, may be ahead of ours. */
const SKEW = 5_000;

/**
 * Stores the time. Setting the clock back does not extend a license, because it is evaluated at the latest stored time
 * (decisions 2.19).
 */
export async function recordTime(
  deps: Pick<Deps, 'db' | 'broker' | 'modules' | 'clock'>,
  every = RECORD_INTERVAL,
): Promise<void> {
  const { last_seen } = await settingsOf(deps).current();
  if (deps.clock.unix() - last_seen < every) return;
  await withTransaction(deps.db, async (trx) => {
    await writeState(trx, LAST_SEEN, deps.clock.unix(), deps.clock.now());
    await settingsOf(deps).changed(trx);
  });
}

/**
 * Informs every open screen when the license state differs from the published one, and schedules the next change
 * (decisions 2.19, module-platform 1 "live").
 */
export async function publishLicenseChange(deps: Deps): Promise<void> {
  await recordTime(deps);
  const reading = await licenseOf(deps).current();
  const transitioned = await withTransaction(deps.db, async (trx) => {
    await scheduleTransition(deps, trx, reading);
    if (!(await recordLicenseStatus(deps, trx, reading))) return false;
    await insertSocketEvents(deps, trx, [{ channel: channels.system(), name: 'license.changed', data: {} }], null);
    await deps.jobs.add(trx, 'license.notify', {}, { key: 'license.notify' });
    await licenseOf(deps).changed(trx);
    return true;
  });
  if (transitioned) await recordTime(deps, 1);
}

/** Stores the current license state as published; returns whether another one was published before. */
export async function recordLicenseStatus(
  deps: Pick<Deps, 'clock'>,
  trx: Trx,
  { claims, state }: Pick<LicenseReading, 'claims' | 'state'>,
): Promise<boolean> {
  const status = `${claims?.id ?? ''} ${claims?.expires_at ?? ''} ${state}`;
  const before = await exchangeState(trx, REPORTED, status, deps.clock.now());
  return before !== undefined && before !== status;
}

/** Schedules a job for the second of the license's next state change; a later call replaces it. */
export async function scheduleTransition(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  trx: Trx,
  { claims }: Pick<LicenseReading, 'claims'>,
): Promise<void> {
  const at = nextTransition(claims, deps.clock.unix());
  if (at !== null)
    await deps.jobs.add(trx, 'license.transition', { at }, { key: 'license.transition', runAt: new Date(at * 1000) });
}

/** Runs every minute, which also handles a change missed while no worker ran; and at the second of each change. */
export function registerLicenseClock(deps: Deps): void {
  deps.jobs.handle('license.clock', () => publishLicenseChange(deps));
  deps.jobs.handle('license.transition', async ({ at }) => {
    const early = at * 1000 - deps.clock.now().getTime();
    // much too early: the job that runs every minute schedules it again
    if (early > SKEW) return;
    if (early > 0) await sleep(early);
    await publishLicenseChange(deps);
  });
  deps.jobs.schedule('* * * * *', 'license.clock');
}
