import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { businessZone } from '../settings/public.ts';
import { areAnswerTimesDue, measureAnswerTimes } from './answer-time.repository.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Measures how long first answers take, once a day. */
    'ticket.answer_times': Record<string, never>;
  }
}

/** Registers the job. It looks every hour, so that a system that is switched off at night is measured too. */
export function registerAnswerTimes(deps: Deps): void {
  const { jobs, db, clock } = deps;
  jobs.handle('ticket.answer_times', async () => {
    const now = clock.now();
    if (!(await areAnswerTimesDue(db, now))) return;
    const zone = await businessZone(deps);
    await withTransaction(db, (trx) => measureAnswerTimes(trx, now, zone));
  });
  jobs.schedule('53 * * * *', 'ticket.answer_times');
}
