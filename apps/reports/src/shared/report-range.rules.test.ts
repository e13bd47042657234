import { epochDayFromJalali } from '@hamyar/dayjs-jalali';
import { REPORT_DAYS_MAX } from '@hamyar/contracts/reports';
import { freeRange, isoOfDay, namedRange, rangeBefore, rangeText, startOfDay } from './report-range.rules.ts';

const ZONE = 'Asia/Tehran';
/** A day of the Jalali calendar; months count from 1, as people write them. */
const day = (year: number, month: number, date: number): number => epochDayFromJalali(year, month - 1, date);
/** Wednesday 1405/08/20 at noon. */
const NOW = startOfDay(day(1405, 8, 20), ZONE) + 12 * 3600;

describe('the range of reports', () => {
  it.each([
    ['week', [1405, 8, 16]],
    ['month', [1405, 8, 1]],
    ['season', [1405, 7, 1]],
    ['year', [1405, 1, 1]],
    ['last30', [1405, 7, 21]],
    ['lastYear', [1404, 8, 21]],
  ] as const)('[decisions 2.28] «%s» begins by the Jalali calendar and ends today', (name, [year, month, date]) => {
    const range = namedRange(name, NOW, ZONE);
    expect(range.last).toBe(day(1405, 8, 20));
    expect(isoOfDay(range.first)).toBe(isoOfDay(day(year, month, date)));
  });

  it('[decisions 2.28] is compared with as many days before it', () => {
    expect(rangeBefore({ first: 100, last: 109 })).toEqual({ first: 90, last: 99 });
    expect(rangeBefore({ first: 100, last: 100 })).toEqual({ first: 99, last: 99 });
  });

  it('[8.17] is read from an address in either order, and not from what is no day', () => {
    const [first, last] = [day(1404, 7, 1), day(1404, 7, 30)];
    expect(freeRange(isoOfDay(last), isoOfDay(first))).toEqual({ first, last });
    for (const broken of ['2026-02-30', '2026-2-3', 'امروز', '', null])
      expect(freeRange(broken, isoOfDay(last))).toBeNull();
  });

  it('[decisions 2.28] is ten years at most: its end is kept', () => {
    const last = day(1405, 8, 20);
    const range = freeRange('1990-01-01', isoOfDay(last));
    expect(range).toEqual({ first: last - REPORT_DAYS_MAX + 1, last });
  });

  it('is said in Jalali days', () => {
    expect(rangeText({ first: day(1404, 7, 1), last: day(1404, 7, 30) }, ZONE)).toBe('۱۴۰۴/۰۷/۰۱ تا ۱۴۰۴/۰۷/۳۰');
    expect(rangeText({ first: day(1404, 7, 1), last: day(1404, 7, 1) }, ZONE)).toBe('۱۴۰۴/۰۷/۰۱');
  });
});
