import type { CalendarEvent, CalendarEventRow } from '@hamyar/contracts';
import type { UnixRange } from '@hamyar/dayjs-jalali';
import { evaluatePredicate, type Predicate } from '@hamyar/domain';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import type { CalendarEventRecord, CalendarRow } from './calendar-event.repository.ts';
import { occurrencesIn, type EventTimes } from './event-time.rules.ts';

/** When a stored event takes place. */
export const timesOf = (row: Pick<CalendarRow, 'start_at' | 'end_at' | 'repeat' | 'repeat_until'>): EventTimes => ({
  start: unixSeconds(row.start_at),
  end: unixSeconds(row.end_at),
  repeat: row.repeat,
  repeat_until: row.repeat_until,
});

const shownFields = (row: CalendarRow, changeable: Predicate) => ({
  id: row.id,
  version: row.version,
  title: row.title,
  color: row.color,
  start_date: unixSeconds(row.start_at),
  end_date: unixSeconds(row.end_at),
  all_day: row.all_day,
  location: row.location,
  visibility: row.visibility,
  owner: { id: row.owner_id, name: row.owner_name },
  repeat: row.repeat,
  editable: evaluatePredicate(changeable, {
    owner_id: row.owner_id,
    visibility: row.visibility,
    branch_id: row.branch_id,
  }),
});

/** An event of a list, with every time that it takes place in the range. */
export const toCalendarEventRow = (
  row: CalendarRow,
  changeable: Predicate,
  range: UnixRange,
  zone: string,
): CalendarEventRow => ({ ...shownFields(row, changeable), occurrences: occurrencesIn(timesOf(row), range, zone) });

/** One event with what it is about, where the person may view that, as its details and its form show it. */
export const toCalendarEvent = (
  row: CalendarEventRecord,
  changeable: Predicate,
  source: CalendarEvent['source'],
): CalendarEvent => ({
  ...shownFields(row, changeable),
  description: row.description,
  department: row.department_id === null ? null : { id: row.department_id, name: row.department_name ?? '' },
  attendees: row.attendees,
  reminder_minutes: row.reminder_minutes,
  repeat_until: row.repeat_until,
  source,
});
