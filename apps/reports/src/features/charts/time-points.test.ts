import { epochDayFromJalali, wallClockToUnix } from '@hamyar/dayjs-jalali';
import type { LineChart } from '@hamyar/design-system/chart';
import { pointsView } from '../../shared/report-view.rules.ts';
import { timePoints, type BucketPoint } from './time-points.ts';

const at = (month: number, date: number) =>
  wallClockToUnix({ day: epochDayFromJalali(1405, month - 1, date), hour: 0, minute: 0, second: 0 }, 'Asia/Tehran');
/** Months of the year 1405, each until its last second. */
const months = (from: number, to: number): BucketPoint[] =>
  Array.from({ length: to - from + 1 }, (_, n) => ({
    x: at(from + n, 1),
    until: at(from + n + 1, 1) - 1,
    y: 10,
    previous: null,
    filter: {} as BucketPoint['filter'],
  }));

describe('the time of a report', () => {
  it('[decisions 2.28] says of a month that is not over that it is counted until now', () => {
    const points = timePoints(months(6, 8), at(8, 20));
    expect(points.map(({ title, running }) => [title, running])).toEqual([
      ['شهریور ۱۴۰۵', false],
      ['مهر ۱۴۰۵', false],
      ['آبان ۱۴۰۵ (تا این لحظه)', true],
    ]);
    const chart = pointsView('reportTicketFrequency', points, { kind: 'line' }).chart as LineChart;
    expect(chart.running).toBe(true);
  });

  it('[decisions 2.28] is complete when its last month is over', () => {
    const points = timePoints(months(6, 8), at(9, 1));
    expect((pointsView('reportTicketFrequency', points, { kind: 'line' }).chart as LineChart).running).toBe(false);
  });
});
