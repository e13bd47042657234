import { CALENDAR_EVENT_MAX as MAX, type CalendarEventRow } from '@hamyar/contracts';
import { jalaliFromEpochDay, jalaliYearRange, wallClock } from '@hamyar/dayjs-jalali';
import { searchKeyCompact } from '@hamyar/persian';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { startGivingWay } from '../../platform/http/give-way.ts';
import { businessZone } from '../settings/public.ts';
import { calendarEventScope, changeableEvents } from './calendar-event.policy.ts';
import { timesOf, toCalendarEventRow } from './calendar-event.presenter.ts';
import { listCalendarEvents } from './calendar-event.repository.ts';
import { nearestOccurrence } from './event-time.rules.ts';

/** Jalali years before and after the current one to which a calendar can be stepped (decisions 2.13). */
const YEARS_AROUND = 10;

/** What a search of the calendar finds. */
export interface FoundEvents {
  /** Each with one time, those to come first. */
  rows: CalendarEventRow[];
  total: number;
  /** More events have the text than are answered for: the total is at least as much. */
  capped: boolean;
}

/**
 * Searches the events in the person's scope by title and place, in any spelling, over all years to which the calendar can
 * be stepped. The database finds those with the text among all that the person sees; of these the own ones, then the
 * invitations count first where there are more than one answer may have.
 */
export async function searchEvents(
  deps: Pick<Deps, 'db' | 'broker' | 'clock'>,
  user: CurrentUser,
  words: string,
): Promise<FoundEvents> {
  const key = searchKeyCompact(words);
  if (key === '') return { rows: [], total: 0, capped: false };
  const zone = await businessZone(deps);
  const now = deps.clock.unix();
  const { year } = jalaliFromEpochDay(wallClock(now, zone).day);
  const range = {
    start: jalaliYearRange(year - YEARS_AROUND, zone).start,
    end: jalaliYearRange(year + YEARS_AROUND, zone).end,
  };
  const stored = await listCalendarEvents(deps.db, calendarEventScope(user), user.id, {
    from: new Date(range.start * 1000),
    to: new Date(range.end * 1000),
    text: key,
  });
  const changeable = changeableEvents(user);
  const giveWay = startGivingWay();
  const found: { row: CalendarEventRow; start: number; isOver: boolean }[] = [];
  for (const record of stored.slice(0, MAX.rows)) {
    await giveWay();
    const once = nearestOccurrence(timesOf(record), now, range, zone);
    if (!once) continue;
    const start = once.start_date;
    const row = toCalendarEventRow(record, changeable, { start, end: start }, zone);
    found.push({ row: { ...row, occurrences: [once] }, start, isOver: (once.end_date ?? start) < now });
  }
  found.sort(
    (a, b) =>
      Number(a.isOver) - Number(b.isOver) || (a.isOver ? b.start - a.start : a.start - b.start) || a.row.id - b.row.id,
  );
  return {
    rows: found.slice(0, MAX.found).map(({ row }) => row),
    total: found.length,
    capped: stored.length > MAX.rows,
  };
}
