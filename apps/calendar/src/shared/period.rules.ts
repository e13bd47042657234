import {
  epochDayFromJalali,
  JALALI_MONTHS,
  jalaliFromEpochDay,
  jalaliMonthDays,
  jalaliMonthGrid,
  weekStart,
} from '@hamyar/dayjs-jalali';
import { fill, toFa } from '@hamyar/persian';
import { fa } from '../messages/fa.ts';

/** What the calendar shows at once. */
export type View = 'month' | 'week';

/** A shown month or week, by the day in it that is chosen; days are epoch days. */
export interface Period {
  view: View;
  day: number;
}

/** First and last day to which the calendar can be stepped, epoch days. */
export interface Bounds {
  first: number;
  last: number;
}

/** Jalali years before and after the current one (decisions 2.13). */
const YEARS_AROUND = 10;

/** From ten Jalali years back to ten ahead (spec 4.14, decisions 2.13). */
export function boundsAround(today: number): Bounds {
  const { year } = jalaliFromEpochDay(today);
  return {
    first: epochDayFromJalali(year - YEARS_AROUND, 0, 1),
    last: epochDayFromJalali(year + YEARS_AROUND + 1, 0, 1) - 1,
  };
}

export const isInside = (day: number, { first, last }: Bounds): boolean => day >= first && day <= last;

/** First and last day of the month or week itself, without the neighbours that a month's page shows. */
export function periodRange({ view, day }: Period): Bounds {
  if (view === 'week') return { first: weekStart(day), last: weekStart(day) + 6 };
  const { year, month } = jalaliFromEpochDay(day);
  const first = epochDayFromJalali(year, month, 1);
  return { first, last: first + jalaliMonthDays(year, month) - 1 };
}

/** The weeks that are shown, each from Saturday to Friday (spec 2.75, 9.12). */
export function shownWeeks({ view, day }: Period): number[][] {
  const { year, month } = jalaliFromEpochDay(day);
  if (view === 'month') return jalaliMonthGrid(year, month);
  return [Array.from({ length: 7 }, (_, index) => weekStart(day) + index)];
}

/** The next or previous month or week, on the same day of it. */
export function stepped({ view, day }: Period, by: 1 | -1): Period {
  if (view === 'week') return { view, day: day + by * 7 };
  const at = jalaliFromEpochDay(day);
  const month = at.month + by;
  return { view, day: epochDayFromJalali(at.year, month, Math.min(at.day, jalaliMonthDays(at.year, month))) };
}

/** The period after a step, its day within the bounds; null where the step leads beyond them (spec 4.14). */
export function step(period: Period, by: 1 | -1, bounds: Bounds): Period | null {
  const next = stepped(period, by);
  const { first, last } = periodRange(next);
  if (last < bounds.first || first > bounds.last) return null;
  return { ...next, day: Math.min(bounds.last, Math.max(bounds.first, next.day)) };
}

/** The Jalali years that a period shows, those beyond the bounds left out. */
export function yearsShown(period: Period, bounds: Bounds): number[] {
  const days = shownWeeks(period).flat();
  const ends = [days[0]!, days.at(-1)!].map((day) => Math.min(bounds.last, Math.max(bounds.first, day)));
  return [...new Set(ends.map((day) => jalaliFromEpochDay(day).year))];
}

/** «۲۹ آبان ۱۴۰۵» */
export function dayText(day: number): string {
  const { year, month, day: date } = jalaliFromEpochDay(day);
  return toFa(`${date} ${JALALI_MONTHS[month]} ${year}`);
}

/** The heading: «آبان ۱۴۰۵», «۲۳ تا ۲۹ آبان ۱۴۰۵», «۳۰ آبان تا ۶ آذر ۱۴۰۵» (spec 2.76). */
export function periodTitle(period: Period): string {
  const { first, last } = periodRange(period);
  const [from, to] = [jalaliFromEpochDay(first), jalaliFromEpochDay(last)];
  if (period.view === 'month') return toFa(`${JALALI_MONTHS[from.month]} ${from.year}`);
  const start =
    from.year !== to.year
      ? dayText(first)
      : from.month !== to.month
        ? toFa(`${from.day} ${JALALI_MONTHS[from.month]}`)
        : toFa(String(from.day));
  return fill(fa.range, { from: start, to: dayText(last) });
}

/** Number of the week in its Jalali year: week 1 contains 1 Farvardin. */
export function weekNumber(day: number): number {
  const first = weekStart(epochDayFromJalali(jalaliFromEpochDay(day).year, 0, 1));
  return Math.floor((weekStart(day) - first) / 7) + 1;
}

/** How many days a key moves the chosen day: right is earlier, as the page reads from right to left. */
export const DAY_KEYS: Readonly<Record<string, number>> = { ArrowRight: -1, ArrowLeft: 1, ArrowUp: -7, ArrowDown: 7 };

/** The day to which a key leads; null for another key. Page keys move by the shown period. */
export function dayByKey(key: string, period: Period): number | null {
  const { day, view } = period;
  if (key in DAY_KEYS) return day + DAY_KEYS[key]!;
  if (key === 'Home') return weekStart(day);
  if (key === 'End') return weekStart(day) + 6;
  if (key === 'PageUp') return stepped({ view, day }, -1).day;
  if (key === 'PageDown') return stepped({ view, day }, 1).day;
  return null;
}
