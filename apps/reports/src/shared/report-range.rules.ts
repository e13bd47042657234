import {
  epochDayFromJalali,
  formatDate,
  jalaliFromEpochDay,
  wallClock,
  weekdayOfEpochDay,
  zonedStart,
} from '@hamyar/dayjs-jalali';
import { fa } from '../messages/fa.ts';
import { REPORT_DAYS_DEFAULT, REPORT_DAYS_MAX } from '@hamyar/contracts/reports';

/** Ranges with a name, each up to today. */
export const RANGES = ['week', 'month', 'season', 'year', 'last30', 'lastYear'] as const;
export type RangeName = (typeof RANGES)[number];

/** Whole days, both included, counted from 1970-01-01. */
export interface DayRange {
  first: number;
  last: number;
}

const SEASON = 3;
const DAY = 86_400_000;

/** First day of a range that ends at `today`: the week from Saturday, the Jalali month, season and year. */
const FIRST: Record<RangeName, (today: number) => number> = {
  week: (today) => today - weekdayOfEpochDay(today),
  month: (today) => startOfMonths(today, 1),
  season: (today) => startOfMonths(today, SEASON),
  year: (today) => startOfMonths(today, 12),
  last30: (today) => today - 29,
  lastYear: (today) => today - REPORT_DAYS_DEFAULT + 1,
};

function startOfMonths(day: number, months: number): number {
  const { year, month } = jalaliFromEpochDay(day);
  return epochDayFromJalali(year, month - (month % months), 1);
}

/** The days of a range with a name; `now` in unix seconds. */
export function namedRange(name: RangeName, now: number, zone: string): DayRange {
  const last = wallClock(now, zone).day;
  return { first: FIRST[name](last), last };
}

/** A day as `YYYY-MM-DD`. */
export const isoOfDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** The day of `YYYY-MM-DD`; null for any other text. */
export function dayOfIso(iso: string | null | undefined): number | null {
  if (!iso || !/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const at = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(at) || isoOfDay(at / DAY) !== iso ? null : at / DAY;
}

/** Both ends of a free range in order, and no longer than a report may be; null where one of them is missing. */
export function freeRange(from: string | null, to: string | null): DayRange | null {
  const [first, last] = [dayOfIso(from), dayOfIso(to)];
  if (first === null || last === null) return null;
  const [start, end] = first <= last ? [first, last] : [last, first];
  return { first: Math.max(start, end - REPORT_DAYS_MAX + 1), last: end };
}

/** The range of the same length before it, with which a report compares. */
export const rangeBefore = ({ first, last }: DayRange): DayRange => ({
  first: first - (last - first + 1),
  last: first - 1,
});

/** The first moment of a day, unix seconds. */
export const startOfDay = (day: number, zone: string): number => Math.floor(zonedStart(day, zone) / 1000);

/** «۱۴۰۴/۰۷/۰۱ تا ۱۴۰۴/۰۷/۳۰», one day alone. */
export function rangeText({ first, last }: DayRange, zone: string): string {
  const [from, until] = [first, last].map((day) => formatDate(startOfDay(day, zone), zone));
  return first === last ? from! : fa.between(from!, until!);
}
