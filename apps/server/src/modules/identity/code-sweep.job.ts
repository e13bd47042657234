import type { Deps } from '../../platform/deps.ts';
import { sweepCallCounts } from '../../platform/http/call-count.repository.ts';
import { sweepInvitations } from './invitation.repository.ts';
import { deleteDevices } from './known-device.repository.ts';
import { sweepCodes } from './one-time-code.repository.ts';
import { DEVICE_SECONDS } from './security-notification.service.ts';
import { sweepSessions } from './session.repository.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Removes expired codes, login tokens, failed attempts, counts of calls, invitations, devices and sessions. */
    'identity.sweep': Record<string, never>;
  }
}

const DAY = 86_400_000;
/**
 * Days after which a session has ended whatever the settings say: customers' and staff's may be idle for at most 30
 * days.
 */
const SESSION_DAYS = 60;

/** Runs every night. */
export function registerCodeSweep(deps: Deps): void {
  deps.jobs.handle('identity.sweep', async () => {
    const now = deps.clock.now().getTime();
    await sweepCodes(deps.db, new Date(now - DAY));
    await sweepInvitations(deps.db, new Date(now));
    await sweepCallCounts(deps.db, new Date(now));
    await deleteDevices(deps.db, new Date(now - DEVICE_SECONDS * 1000));
    await sweepSessions(deps.db, new Date(now - SESSION_DAYS * DAY));
  });
  deps.jobs.schedule('23 21 * * *', 'identity.sweep');
}
