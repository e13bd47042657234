import { reportBucket, REPORT_DAYS_DEFAULT, REPORT_DAYS_MAX } from '@hamyar/contracts';
import { epochDayFromJalali, jalaliFromEpochDay, wallClock, weekdayOfEpochDay, zonedStart } from '@hamyar/dayjs-jalali';
import { messages } from './messages.ts';

/** Whole days of the business zone; days count from 1970-01-01, both ends included. */
export interface DayRange {
  first: number;
  last: number;
  zone: string;
}

/** Days with the first and the last second of them. */
export interface Bucket extends Days {
  from: number;
  until: number;
}

/** What is wrong with a range, at the field that names it. */
interface RangeFault {
  field: 'from_date' | 'to_date';
  message: string;
}

/**
 * The days of a report: those of the moments that it names, by default the year up to now (spec 7.16). A range that ends
 * before its start or is longer than ten years is a fault.
 */
export function rangeOf(
  { from_date, to_date }: { from_date?: number | undefined; to_date?: number | undefined },
  now: number,
  zone: string,
): DayRange | RangeFault {
  const last = wallClock(to_date ?? now, zone).day;
  const first = from_date === undefined ? last - REPORT_DAYS_DEFAULT + 1 : wallClock(from_date, zone).day;
  if (last < first) return { field: to_date === undefined ? 'from_date' : 'to_date', message: messages.endBeforeStart };
  if (last - first >= REPORT_DAYS_MAX) return { field: 'from_date', message: messages.rangeTooLong };
  return { first, last, zone };
}

/** The range of the same length before. */
export const previousRange = ({ first, last, zone }: DayRange): DayRange => ({
  first: first - (last - first + 1),
  last: first - 1,
  zone,
});

/** The first and the last day of a part of a range. */
export type Days = Pick<DayRange, 'first' | 'last'>;

/**
 * For each bucket of a range the days of the period before with which it is compared: as many as it has, as far from the
 * beginning. Buckets of the calendar would not do: two periods of the same length have different numbers of weeks and
 * months, and months have different lengths.
 */
export const daysBefore = (buckets: readonly Days[], range: DayRange, previous: DayRange): Days[] =>
  buckets.map(({ first, last }) => ({
    first: first - range.first + previous.first,
    last: last - range.first + previous.first,
  }));

const startOf = (day: number, zone: string): number => Math.floor(zonedStart(day, zone) / 1000);

/** The first and the last second of days. */
export const secondsOf = ({ first, last, zone }: DayRange): { from: number; until: number } => ({
  from: startOf(first, zone),
  until: startOf(last + 1, zone) - 1,
});

/** The first day after the day's bucket. */
function nextBucket(day: number, unit: ReturnType<typeof reportBucket>): number {
  if (unit === 'day') return day + 1;
  if (unit === 'week') return day + 7 - weekdayOfEpochDay(day);
  const { year, month } = jalaliFromEpochDay(day);
  return epochDayFromJalali(year, month + 1, 1);
}

/** Days, weeks from Saturday or Jalali months; the first and the last one may be cut by the range. */
export function bucketsOf(range: DayRange): Bucket[] {
  const { last, zone } = range;
  const unit = reportBucket(last - range.first + 1);
  const buckets: Bucket[] = [];
  for (let first = range.first; first <= last; ) {
    const next = Math.min(nextBucket(first, unit), last + 1);
    buckets.push({ first, last: next - 1, ...secondsOf({ first, last: next - 1, zone }) });
    first = next;
  }
  return buckets;
}
