import { ALL_BRANCHES, type Closure, oneOf, type WorkCalendar, weekOfClocks } from '@hamyar/domain';
import { civilClock } from '../../platform/clock/civil-clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { businessZone } from '../settings/public.ts';
import { epochDayOfIso } from './event-time.rules.ts';
import { companyDaysBetween, officialDaysBetween } from './off-day-list.service.ts';
import { findHoursOf, type WorkplaceIds } from './working-shift.repository.ts';

/** Days after `to` whose days off a calendar knows: those that a due time is looked for in, and the edges. */
const KNOWN_DAYS = 368;

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
  to: number = from,
): Promise<WorkCalendar | null> {
  const { branchId } = workplace;
  const hours = await findHoursOf(deps.db, workplace);
  if (!hours) return null;
  const clock = civilClock(await businessZone(deps));
  const first = clock.dayOf(from);
  const last = clock.dayOf(to) + KNOWN_DAYS;
  const closures = new Map<number, Closure[]>();
  const close = (day: number, closure: Closure) => closures.set(day, [...(closures.get(day) ?? []), closure]);
  for (const { day, title } of await officialDaysBetween(deps.db, first, last))
    close(day, { from: 0, to: 1440, title });
  const branches = oneOf('branch_id', branchId === null ? [ALL_BRANCHES] : [ALL_BRANCHES, branchId]);
  for (const { row, days } of await companyDaysBetween(deps.db, branches, first, last))
    for (const day of days) close(day, { from: row.from_minute ?? 0, to: row.to_minute ?? 1440, title: row.title });
  return {
    ...{ clock, closures, week: weekOfClocks(hours.days) },
    dated: hours.overrides.map(({ from_date, to_date, days }) => ({
      ...{ from_day: epochDayOfIso(from_date), to_day: epochDayOfIso(to_date), days: weekOfClocks(days) },
    })),
  };
}
