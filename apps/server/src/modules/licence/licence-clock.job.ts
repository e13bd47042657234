import type { Deps } from '../../platform/deps.ts';
import { settingsOf, writeState } from '../settings/public.ts';
import { licenceOf } from './licence-reader.service.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Notes the latest time this installation has seen. */
    'licence.clock': Record<string, never>;
  }
}

/** Key under which the latest time seen is kept, in unix seconds. */
export const LAST_SEEN = 'licence_last_seen';

/** A clock that is set back buys no time: the licence is read at the latest time ever seen (decisions 2.19). */
export async function noteTime(deps: Pick<Deps, 'db' | 'broker' | 'clock'>): Promise<void> {
  const now = deps.clock.now();
  const { last_seen } = await settingsOf(deps).current();
  if (deps.clock.unix() <= last_seen) return;
  await writeState(deps.db, LAST_SEEN, deps.clock.unix(), now);
  await settingsOf(deps).changed();
}

/** Registers the job; it runs every hour, and its change of state reaches every node through the reader. */
export function registerLicenceClock(deps: Deps): void {
  deps.jobs.handle('licence.clock', async () => {
    await noteTime(deps);
    await licenceOf(deps).changed();
  });
  deps.jobs.schedule('11 * * * *', 'licence.clock');
}
