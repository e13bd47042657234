import type { WorkingShift } from '@hamyar/contracts';
import { ALL_BRANCHES, type Closure, nextOpening, type WorkCalendar, weekOfClocks } from '@hamyar/domain';
import { civilClock } from '../../platform/clock/civil-clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { businessZone } from '../settings/public.ts';
import { offDaysOf } from './calendar-event.policy.ts';
import { epochDayOfIso } from './event-time.rules.ts';
import { companyDaysBetween, officialDaysBetween } from './off-day-list.service.ts';
import { findHoursOf, hoursOfPeople, type WorkplaceIds, zoneOfBranch } from './working-shift.repository.ts';

/** Days after `to` whose days off a calendar knows: those that a due time is looked for in, and the edges. */
const KNOWN_DAYS = 368;

type Hours = Pick<WorkingShift, 'days' | 'overrides'>;

/** Turns hours into the working time of a branch, by its clocks, from a moment on: official holidays and days off are no working time. */
async function calendarsOf(
  deps: Pick<Deps, 'db' | 'broker'>,
  branchId: number | null,
  { from, to = from }: { from: number; to?: number | undefined },
): Promise<(hours: Hours) => WorkCalendar> {
  const own = branchId === null ? null : await zoneOfBranch(deps.db, branchId);
  const clock = civilClock(own ?? (await businessZone(deps)));
  const first = clock.dayOf(from);
  const last = clock.dayOf(to) + KNOWN_DAYS;
  const closures = new Map<number, Closure[]>();
  const close = (day: number, closure: Closure) => closures.set(day, [...(closures.get(day) ?? []), closure]);
  for (const { day, title } of await officialDaysBetween(deps.db, first, last))
    close(day, { from: 0, to: 1440, title });
  const branches = offDaysOf(branchId === null ? [ALL_BRANCHES] : [ALL_BRANCHES, branchId]);
  for (const { row, days } of await companyDaysBetween(deps.db, branches, first, last))
    for (const day of days) close(day, { from: row.from_minute ?? 0, to: row.to_minute ?? 1440, title: row.title });
  return (hours) => ({
    ...{ clock, closures, week: weekOfClocks(hours.days), known: new Map() },
    dated: hours.overrides.map(({ from_date, to_date, days }) => ({
      ...{ from_day: epochDayOfIso(from_date), to_day: epochDayOfIso(to_date), days: weekOfClocks(days) },
    })),
  });
}

/**
 * The working time of a department in a branch, or of a shift, from a moment on (unix seconds), for due times that are
 * looked for until `to`: its hours, dated hours, official holidays, days off of the company and of the branch (decisions
 * 2.6, 2.7). A lunar holiday counts before it is confirmed.
 * @returns null while there is no working shift
 */
export async function workCalendarOf(
  deps: Pick<Deps, 'db' | 'broker'>,
  workplace: WorkplaceIds,
  from: number,
  to?: number,
): Promise<WorkCalendar | null> {
  const hours = await findHoursOf(deps.db, workplace);
  return hours && (await calendarsOf(deps, workplace.branchId, { from, to }))(hours);
}

/**
 * Those of these people who work at a moment (unix seconds): by one of their own shifts, or by the hours of their
 * department where they have none. Without any shift everybody works always (decisions 2.7 "off shift").
 */
export async function peopleOnShift(
  deps: Pick<Deps, 'db' | 'broker'>,
  { userIds, ...workplace }: WorkplaceIds & { userIds: readonly number[] },
  at: number,
): Promise<Set<number>> {
  const calendarOf = await calendarsOf(deps, workplace.branchId, { from: at });
  const own = await hoursOfPeople(deps.db, userIds);
  const common = await findHoursOf(deps.db, workplace);
  const works = (hours: Hours) => nextOpening(calendarOf(hours), at) === at;
  const commonWorks = common === null || works(common);
  return new Set(
    userIds.filter((id) => {
      const shifts = own.filter(({ user_id }) => user_id === id);
      return shifts.length === 0 ? commonWorks : shifts.some(works);
    }),
  );
}
