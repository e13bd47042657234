import { d2j, isLeapJalaaliYear, j2d, jalaaliMonthLength } from 'jalaali-js';
import { JalaliDateError } from './errors.ts';

/** A day of the Jalali calendar. `month` is 0..11 as in dayjs: 0 is Farvardin. */
export interface JalaliDay {
  year: number;
  month: number;
  day: number;
}

/**
 * First and last year that are verified day by day against the reference table and `Intl` (design/persian-ux A1,
 * decisions 2.0).
 */
export const JALALI_MIN_YEAR = 1206;
export const JALALI_MAX_YEAR = 1498;

/** The Julian day number of 1970-01-01; epoch days count from this day. */
const EPOCH_JULIAN_DAY = 2_440_588;

/** Moves months beyond 0..11 into the year. */
function carry(year: number, month: number): { year: number; month: number } {
  return { year: year + Math.floor(month / 12), month: ((month % 12) + 12) % 12 };
}

/** The Jalali day of an epoch day (whole days since 1970-01-01), for any year. */
export function jalaliFromEpochDay(epochDay: number): JalaliDay {
  const { jy, jm, jd } = d2j(epochDay + EPOCH_JULIAN_DAY);
  return { year: jy, month: jm - 1, day: jd };
}

/** The epoch day of a Jalali day. Months beyond 0..11 change the year; days are not clamped. */
export function epochDayFromJalali(year: number, month: number, day: number): number {
  const at = carry(year, month);
  return j2d(at.year, at.month + 1, day) - EPOCH_JULIAN_DAY;
}

/** Number of days of a Jalali month, 29..31. `month` is 0..11; months beyond change the year. */
export function jalaliMonthDays(year: number, month: number): number {
  const at = carry(year, month);
  return jalaaliMonthLength(at.year, at.month + 1);
}

/** True when Esfand of this Jalali year has 30 days. */
export function isJalaliLeap(year: number): boolean {
  return isLeapJalaaliYear(year);
}

/** Returns the day when its year is within 1206..1498, else throws {@link JalaliDateError} `out_of_range`. */
export function assertInRange(day: JalaliDay): JalaliDay {
  if (day.year < JALALI_MIN_YEAR || day.year > JALALI_MAX_YEAR)
    throw new JalaliDateError('out_of_range', `${day.year}/${day.month + 1}/${day.day}`);
  return day;
}

/** Weekday of an epoch day, Saturday = 0 … Friday = 6, as the Persian week and `working_shift.days` count. */
export function weekdayOfEpochDay(epochDay: number): number {
  return (((epochDay + 5) % 7) + 7) % 7;
}
