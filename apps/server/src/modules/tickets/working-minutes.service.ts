import { type WorkCalendar, workingMinutesBetween } from '@hamyar/domain';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { runBatches } from '../../platform/jobs/row-batches.ts';
import { calendarOfHours, type KnownCalendars } from './ticket-sla-calendar.service.ts';
import {
  findUnmeasured,
  lockUnmeasured,
  storeWorkingMinutes,
  type MeasuredTicket,
  type UnmeasuredTicket,
} from './working-minutes.repository.ts';

/** Tickets of one transaction. */
const BATCH = 500;
/** Tickets of one run; the next minute's run goes on. */
const LIMIT = 20_000;

function measured(ticket: UnmeasuredTicket, calendar: WorkCalendar): MeasuredTicket {
  const minutesUntil = (at: Date | null) =>
    at === null ? null : workingMinutesBetween(calendar, unixSeconds(ticket.created_at), unixSeconds(at));
  return {
    id: ticket.id,
    first_answer_minutes: minutesUntil(ticket.first_staff_reply_at),
    resolution_minutes: minutesUntil(ticket.closed_at),
  };
}

/**
 * Measures how many minutes of working time passed until tickets were first answered and until they were closed, by the
 * hours of their departments (decisions 2.28; ADR 0098). Without any shift every minute counts.
 */
export async function measureWorkingMinutes(deps: Pick<Deps, 'db' | 'broker' | 'clock' | 'log'>): Promise<void> {
  const known: KnownCalendars = new Map();
  await runBatches(await findUnmeasured(deps.db, LIMIT), {
    log: deps.log,
    size: BATCH,
    run: (ids) =>
      withTransaction(deps.db, async (trx) => {
        const done: MeasuredTicket[] = [];
        for (const ticket of await lockUnmeasured(trx, ids)) {
          const hours = { ...ticket, around_the_clock: false, shift_id: null };
          const range = { from: unixSeconds(ticket.created_at), to: deps.clock.unix(), known };
          done.push(measured(ticket, await calendarOfHours({ ...deps, db: trx }, hours, range)));
        }
        await storeWorkingMinutes(trx, done);
      }),
    failure: 'the working minutes of a ticket could not be measured',
  });
}
