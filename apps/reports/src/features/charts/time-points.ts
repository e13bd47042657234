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

/** Points of days, weeks or Jalali months, named as short as their number allows. */
export const timePoints = (buckets: readonly BucketPoint[]): Point[] => {
  const longest = Math.max(0, ...buckets.map(({ x, until }) => until - x + 1));
  const byMonth = longest > WEEK;
  return buckets.map(({ x, until, y, previous, filter }) => ({
    name: formatAt(x, byMonth ? (buckets.length > 13 ? 'YYYY/MM' : 'MMMM') : 'D MMM'),
    title: byMonth
      ? formatAt(x, 'MMMM YYYY')
      : longest > DAY + 3600
        ? fa.between(formatDate(x), formatDate(until))
        : formatLongDate(x),
    value: y,
    previous,
    filter,
  }));
};
