import { setTimeout as sleep } from 'node:timers/promises';
import { channels } from '@hamyar/contracts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { insertSocketEvents } from '../../platform/realtime/socket-event.repository.ts';
import { exchangeState, settingsOf, writeState } from '../settings/public.ts';
import { licenceOf, type LicenceReading } from './licence-reader.service.ts';
import { nextTransition } from './licence.rules.ts';

export interface LicenceJobPayloads {
  /** Notes the time, and tells open screens when the licence stands differently than they know. */
  'licence.clock': Record<string, never>;
  /** The same at the second at which it turns, in unix seconds. */
  'licence.turn': { at: number };
}

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads extends LicenceJobPayloads {}
}

/** Key under which the latest time seen is kept, in unix seconds. */
export const LAST_SEEN = 'licence_last_seen';
/** Key under which the state of the licence that open screens know is kept. */
const REPORTED = 'licence_told';
/** Seconds between two notes of the time, unless the licence turns. */
const RECORD_INTERVAL = 3_600;
/** Milliseconds that the database's clock, which starts jobs, may be ahead of ours. */
const SKEW = 5_000;

/** A clock that is set back buys no time: the licence is read at the latest time ever seen (decisions 2.19). */
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
 * Tells every open screen when the licence stands differently than it was last told, and waits for the next turn
 * (decisions 2.19, module-platform 1 "live").
 */
export async function publishLicenceChange(deps: Deps): Promise<void> {
  await recordTime(deps);
  const reading = await licenceOf(deps).current();
  const transitioned = await withTransaction(deps.db, async (trx) => {
    await scheduleTransition(deps, trx, reading);
    if (!(await recordLicenceStatus(deps, trx, reading))) return false;
    await insertSocketEvents(deps, trx, [{ channel: channels.system(), name: 'license.changed', data: {} }], null);
    await deps.jobs.add(trx, 'licence.notify', {}, { key: 'licence.notify' });
    await licenceOf(deps).changed(trx);
    return true;
  });
  if (transitioned) await recordTime(deps, 1);
}

/** Notes how the licence stands now as told; answers whether anything else was told before. */
export async function recordLicenceStatus(
  deps: Pick<Deps, 'clock'>,
  trx: Trx,
  { claims, state }: Pick<LicenceReading, 'claims' | 'state'>,
): Promise<boolean> {
  const status = `${claims?.id ?? ''} ${claims?.expires_at ?? ''} ${state}`;
  const before = await exchangeState(trx, REPORTED, status, deps.clock.now());
  return before !== undefined && before !== status;
}

/** Puts a job at the second at which the licence turns next; a later call replaces it. */
export async function scheduleTransition(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  trx: Trx,
  { claims }: Pick<LicenceReading, 'claims'>,
): Promise<void> {
  const at = nextTransition(claims, deps.clock.unix());
  if (at !== null)
    await deps.jobs.add(trx, 'licence.turn', { at }, { key: 'licence.turn', runAt: new Date(at * 1000) });
}

/** Every minute, which also makes up for a turn missed while no worker ran; and at each turn to the second. */
export function registerLicenceClock(deps: Deps): void {
  deps.jobs.handle('licence.clock', () => publishLicenceChange(deps));
  deps.jobs.handle('licence.turn', async ({ at }) => {
    const early = at * 1000 - deps.clock.now().getTime();
    // far too early: the minute's tick puts it where it belongs
    if (early > SKEW) return;
    if (early > 0) await sleep(early);
    await publishLicenceChange(deps);
  });
  deps.jobs.schedule('* * * * *', 'licence.clock');
}
