import type { Deps } from '../../platform/deps.ts';
import { deleteDevices } from './known-device.repository.ts';
import { sweepCodes } from './one-time-code.repository.ts';
import { DEVICE_SECONDS } from './security-notification.service.ts';
import { sweepSessions } from './session.repository.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Removes codes, login tokens, counted failures, devices and sessions that mean nothing any more. */
    'identity.sweep': Record<string, never>;
  }
}

const DAY = 86_400_000;
/** Days after which a session is over whatever the settings say: a customer's rests 30 at most, staff's too. */
const SESSION_DAYS = 60;

/** Every night. */
export function registerCodeSweep(deps: Deps): void {
  deps.jobs.handle('identity.sweep', async () => {
    const now = deps.clock.now().getTime();
    await sweepCodes(deps.db, new Date(now - DAY));
    await deleteDevices(deps.db, new Date(now - DEVICE_SECONDS * 1000));
    await sweepSessions(deps.db, new Date(now - SESSION_DAYS * DAY));
  });
  deps.jobs.schedule('23 21 * * *', 'identity.sweep');
}
