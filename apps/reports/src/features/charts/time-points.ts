import { formatAt, formatDate, formatLongDate } from '@hamyar/dayjs-jalali';
import type { ReportTicketFilter } from '@hamyar/contracts/reports';
import { fa } from '../../messages/fa.ts';
import type { Point } from '../../shared/report-view.rules.ts';

/** One bucket of time, as the calls answer it. */
export interface BucketPoint {
  x: number;
  until: number;
  y: number;
  previous: number | null;
  filter: ReportTicketFilter;
}

const DAY = 86_400;
const WEEK = 7 * DAY;

/**
 * Points of days, weeks or Jalali months, named as short as their number allows. One that is not over at `now` (unix
 * seconds) says so: it cannot be compared with the others.
 */
export const timePoints = (buckets: readonly BucketPoint[], now: number): Point[] => {
  const longest = Math.max(0, ...buckets.map(({ x, until }) => until - x + 1));
  const byMonth = longest > WEEK;
  return buckets.map(({ x, until, y, previous, filter }) => ({
    name: formatAt(x, byMonth ? (buckets.length > 13 ? 'YYYY/MM' : 'MMMM') : 'D MMM'),
    title: titleOf({ x, until }, { byMonth, longest, isRunning: until >= now }),
    running: until >= now,
    value: y,
    previous,
    filter,
  }));
};

function titleOf(
  { x, until }: Pick<BucketPoint, 'x' | 'until'>,
  { byMonth, longest, isRunning }: { byMonth: boolean; longest: number; isRunning: boolean },
): string {
  const days = longest > DAY + 3600 ? fa.between(formatDate(x), formatDate(until)) : formatLongDate(x);
  const title = byMonth ? formatAt(x, 'MMMM YYYY') : days;
  return isRunning ? fa.running(title) : title;
}
