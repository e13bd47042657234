import {
  aroundTheClock,
  type CalendarOfHours,
  type ClockEvent,
  type ClockHours,
  type WorkCalendar,
} from '@hamyar/domain';
import { civilClock } from '../../platform/clock/civil-clock.ts';
import type { Db } from '../../platform/database/pool.ts';
import type { Deps } from '../../platform/deps.ts';
import { workCalendarOf } from '../calendar/public.ts';
import { businessZone } from '../settings/public.ts';

/** Calendars that were read before, by whose hours they are and from when on they know days off. */
export type KnownCalendars = Map<string, WorkCalendar>;

/** Days off are read from the beginning of such a stretch on, so that tickets of a time share a calendar. */
const STRETCH = 90 * 86_400;

const hoursKey = ({ around_the_clock, shift_id, department_id, branch_id }: ClockHours): string =>
  around_the_clock ? 'always' : `${shift_id ?? ''}:${department_id}:${branch_id}`;

async function readCalendar(
  deps: Pick<Deps, 'db' | 'broker'>,
  hours: ClockHours,
  range: { from: number; to: number },
): Promise<WorkCalendar> {
  const { shift_id: shiftId, department_id: departmentId, branch_id: branchId } = hours;
  const shifts = hours.around_the_clock
    ? null
    : await workCalendarOf(deps, { shiftId, departmentId, branchId }, range.from, range.to);
  // where no shift says when somebody works, every minute counts
  return shifts ?? aroundTheClock(civilClock(await businessZone(deps)));
}

/** The working time of these hours from a moment on (unix seconds); what is known is not read again. */
export async function calendarOfHours(
  deps: Pick<Deps, 'db' | 'broker'>,
  hours: ClockHours,
  { from, to, known }: { from: number; to: number; known: KnownCalendars },
): Promise<WorkCalendar> {
  const begin = Math.floor(from / STRETCH) * STRETCH;
  const key = `${hoursKey(hours)}@${begin}`;
  const calendar = known.get(key) ?? (await readCalendar(deps, hours, { from: begin, to }));
  known.set(key, calendar);
  return calendar;
}

/** The working time by which the clocks of these tickets count; what is known is not read again. */
export async function calendarsOf(
  deps: Pick<Deps, 'broker'>,
  db: Db,
  events: readonly ClockEvent[],
  { now, known = new Map() }: { now: number; known?: KnownCalendars },
): Promise<CalendarOfHours> {
  const from = events.reduce((first, { at }) => Math.min(first, at), now);
  const read = new Map<string, WorkCalendar>();
  for (const event of events) {
    if (event.type !== 'policy') continue;
    read.set(hoursKey(event.hours), await calendarOfHours({ ...deps, db }, event.hours, { from, to: now, known }));
  }
  return (hours) => {
    const calendar = read.get(hoursKey(hours));
    if (!calendar) throw new Error(`The calendar ${hoursKey(hours)} was not read`);
    return calendar;
  };
}
