import type { Deps } from '../../platform/deps.ts';
import { sweepCodes } from './one-time-code.repository.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Removes codes, login tokens and counted failures that mean nothing any more. */
    'identity.sweep': Record<string, never>;
  }
}

const DAY = 86_400_000;

/** Every night. */
export function registerCodeSweep(deps: Deps): void {
  deps.jobs.handle('identity.sweep', () => sweepCodes(deps.db, new Date(deps.clock.now().getTime() - DAY)));
  deps.jobs.schedule('23 21 * * *', 'identity.sweep');
}
