import { AUTO_CLOSE_DAYS } from '@hamyar/contracts';
import { afterWorkingDays, type WorkCalendar } from '@hamyar/domain';

/** A ticket that waits for its customer. Moments are unix seconds. */
export interface UnansweredTicket {
  /** Since when it waits: the last answer of staff. */
  since: number;
  /** The last warning; it counts when it was sent since then. */
  warned: number | null;
}

/**
 * What is due for a ticket without an answer (decisions 2.3 T13): the warning two working days before it is closed, and
 * closing it when the customer has had these two days. Never by days of 0.
 */
export function dueStep(
  calendar: WorkCalendar,
  { since, warned }: UnansweredTicket,
  { days, now }: { days: number; now: number },
): 'warn' | 'close' | null {
  if (days === 0) return null;
  if (warned === null || warned < since)
    return now >= afterWorkingDays(calendar, since, days - AUTO_CLOSE_DAYS.warned) ? 'warn' : null;
  return now >= afterWorkingDays(calendar, warned, AUTO_CLOSE_DAYS.warned) ? 'close' : null;
}
