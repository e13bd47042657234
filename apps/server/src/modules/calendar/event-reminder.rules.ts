import { occurrencesIn, type EventTimes } from './event-time.rules.ts';

/** Seconds after the start until which a late reminder is still of use. */
const LATE = 300;
const MINUTE = 60;

/** One time of an event of which people are to be reminded now. */
export interface DueReminder {
  /** Start of this time, unix seconds. */
  start: number;
  /** The reminders that are due, minutes before the start; the people get one notification for all of them. */
  minutes: number[];
}

/**
 * The times of an event of which a reminder is due at a moment: from the minute that somebody has chosen until shortly
 * after the start, so that one that a stopped worker missed comes late instead of never. All moments are unix seconds.
 */
export function dueReminders(
  event: EventTimes & { reminder_minutes: readonly number[] },
  now: number,
  zone: string,
): DueReminder[] {
  const ahead = Math.max(0, ...event.reminder_minutes) * MINUTE;
  return occurrencesIn(event, { start: now - LATE, end: now + ahead + 1 }, zone)
    .filter(({ start_date }) => start_date > now - LATE)
    .map(({ start_date }) => ({
      start: start_date,
      minutes: event.reminder_minutes.filter((minutes) => start_date - minutes * MINUTE <= now),
    }))
    .filter(({ minutes }) => minutes.length > 0);
}
