import { assertInRange, epochDayFromJalali, jalaliMonthDays, weekdayOfEpochDay } from './calendar.ts';
import { zonedStart } from './zone.ts';

/** A range of time in unix seconds: `end` is the first second after it. */
export interface UnixRange {
  start: number;
  end: number;
}

/** A Jalali year in a zone: from the first moment of 1 Farvardin to that of the next. Throws JalaliDateError. */
export function jalaliYearRange(year: number, zone: string): UnixRange {
  assertInRange({ year, month: 0, day: 1 });
  const at = (of: number) => zonedStart(epochDayFromJalali(of, 0, 1), zone) / 1000;
  return { start: at(year), end: at(year + 1) };
}

/** The Saturday of the week in which an epoch day lies. */
export const weekStart = (epochDay: number): number => epochDay - weekdayOfEpochDay(epochDay);

/**
 * The days that a page of a month shows, as epoch days: whole weeks from Saturday to Friday, with the days of the
 * neighbouring months that fill them. `month` is 0..11; months beyond change the year.
 */
export function jalaliMonthGrid(year: number, month: number): number[][] {
  const first = epochDayFromJalali(year, month, 1);
  const last = first + jalaliMonthDays(year, month) - 1;
  const weeks = [];
  for (let saturday = weekStart(first); saturday <= last; saturday += 7)
    weeks.push(Array.from({ length: 7 }, (_, index) => saturday + index));
  return weeks;
}
