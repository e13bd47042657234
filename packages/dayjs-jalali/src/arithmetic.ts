import dayjs, { type Dayjs } from 'dayjs';
import { epochDayFromJalali, jalaliMonthDays, jalaliFromEpochDay, type JalaliDay } from './calendar.ts';

const DAY = 86_400_000;

/** Units of the Jalali calendar for start, end and steps. */
export type JalaliUnit = 'year' | 'month' | 'week' | 'day';

/** The Jalali day of an ordinary dayjs value, by the value's wall clock. */
export function partsOf(value: Dayjs): JalaliDay {
  return jalaliFromEpochDay(Date.UTC(value.year(), value.month(), value.date()) / DAY);
}

/**
 * Moves a value to another civil day with the same wall-clock time. Sets day 1 first, because a setter clamps the day
 * to the current month.
 */
function moveTo(value: Dayjs, epochDay: number): Dayjs {
  const civil = new Date(epochDay * DAY);
  return value.date(1).year(civil.getUTCFullYear()).month(civil.getUTCMonth()).date(civil.getUTCDate());
}

/**
 * The value moved to a Jalali day at the same wall-clock time. Months beyond 0..11 change the year, the day is clamped
 * to the month.
 */
export function setJ(value: Dayjs, year: number, month: number, day: number): Dayjs {
  return moveTo(value, epochDayFromJalali(year, month, Math.min(day, jalaliMonthDays(year, month))));
}

/** Midnight of a Jalali day in the machine's zone, as an ordinary dayjs value; pickers work with such values. */
export function fromJalali(year: number, month: number, day: number): Dayjs {
  return setJ(dayjs().startOf('day'), year, month, day).startOf('day');
}

/** Adds Jalali months; the 31st becomes the last day of a shorter month. */
export function addJMonth(value: Dayjs, months: number): Dayjs {
  const at = partsOf(value);
  return setJ(value, at.year, at.month + months, at.day);
}

/** Adds Jalali years; 30 Esfand becomes 29 in a common year. */
export function addJYear(value: Dayjs, years: number): Dayjs {
  const at = partsOf(value);
  return setJ(value, at.year + years, at.month, at.day);
}

const daysSinceSaturday = (value: Dayjs): number => (value.day() + 1) % 7;

/**
 * First moment of the Jalali year, month, week (Saturday) or day in the value's own zone. When a day has no midnight,
 * its first existing moment.
 */
export function jStartOf(value: Dayjs, unit: JalaliUnit): Dayjs {
  const at = partsOf(value);
  if (unit === 'year') return setJ(value, at.year, 0, 1).startOf('day');
  if (unit === 'month') return setJ(value, at.year, at.month, 1).startOf('day');
  if (unit === 'week') return value.subtract(daysSinceSaturday(value), 'day').startOf('day');
  return value.startOf('day');
}

/** Last millisecond of the Jalali year, month, week (Friday) or day in the value's own zone. */
export function jEndOf(value: Dayjs, unit: JalaliUnit): Dayjs {
  const at = partsOf(value);
  if (unit === 'year') return setJ(value, at.year, 11, 31).endOf('day');
  if (unit === 'month') return setJ(value, at.year, at.month, 31).endOf('day');
  if (unit === 'week') return value.add(6 - daysSinceSaturday(value), 'day').endOf('day');
  return value.endOf('day');
}

/** Number of the week in its Jalali year: week 1 contains 1 Farvardin, weeks begin on Saturday. */
export function jWeek(value: Dayjs): number {
  const first = jStartOf(jStartOf(value, 'year'), 'week');
  return Math.floor(value.startOf('day').add(12, 'hour').diff(first, 'day') / 7) + 1;
}
