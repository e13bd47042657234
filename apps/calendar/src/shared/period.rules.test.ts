import { epochDayFromJalali, jalaliFromEpochDay, weekdayOfEpochDay } from '@hamyar/dayjs-jalali';
import fc from 'fast-check';
import {
  boundsAround,
  dayByKey,
  isInside,
  periodRange,
  periodTitle,
  shownWeeks,
  step,
  weekNumber,
  yearsShown,
  type Period,
} from './period.rules.ts';

const day = (year: number, month: number, date: number) => epochDayFromJalali(year, month - 1, date);
const today = day(1405, 8, 29);
const bounds = boundsAround(today);
const month = (of: number): Period => ({ view: 'month', day: of });
const week = (of: number): Period => ({ view: 'week', day: of });

describe('the shown period', () => {
  it('[2.76] is named by its month or its first and last day', () => {
    expect(periodTitle(month(today))).toBe('آبان ۱۴۰۵');
    expect(periodTitle(week(today))).toBe('۲۳ تا ۲۹ آبان ۱۴۰۵');
    expect(periodTitle(week(day(1405, 9, 1)))).toBe('۳۰ آبان تا ۶ آذر ۱۴۰۵');
    expect(periodTitle(week(day(1406, 1, 1)))).toBe('۲۹ اسفند ۱۴۰۵ تا ۶ فروردین ۱۴۰۶');
    expect(weekNumber(today)).toBe(35);
  });

  it('[9.12] has weeks from Saturday to Friday', () => {
    for (const period of [month(today), week(today)])
      for (const days of shownWeeks(period)) expect(days.map(weekdayOfEpochDay)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('[4.14] is stepped from ten Jalali years back to ten ahead, and no further', () => {
    for (const view of ['month', 'week'] as const)
      for (const by of [1, -1] as const) {
        let at: Period = { view, day: today };
        for (let next: Period | null = at; next; next = step(at, by, bounds)) at = next;
        const { first, last } = periodRange(at);
        const edge = by === 1 ? bounds.last : bounds.first;
        expect([view, by, first <= edge && edge <= last]).toEqual([view, by, true]);
        expect(isInside(at.day, bounds)).toBe(true);
      }
    expect([jalaliFromEpochDay(bounds.first), jalaliFromEpochDay(bounds.last + 1)]).toEqual([
      { year: 1395, month: 0, day: 1 },
      { year: 1416, month: 0, day: 1 },
    ]);
  });

  it('[2.76] steps to the next month and back, the 31st as the last day of a shorter one', () => {
    expect(jalaliFromEpochDay(step(month(day(1405, 6, 31)), 1, bounds)!.day)).toEqual({
      year: 1405,
      month: 6,
      day: 30,
    });
    expect(step(week(today), -1, bounds)?.day).toBe(today - 7);
  });

  it('[4.14] asks for the Jalali years of its days, none beyond the bounds', () => {
    expect(yearsShown(month(today), bounds)).toEqual([1405]);
    expect(yearsShown(month(day(1406, 1, 1)), bounds)).toEqual([1405, 1406]);
    expect(yearsShown(month(bounds.last), bounds)).toEqual([1415]);
    fc.assert(
      fc.property(
        fc.integer({ min: bounds.first, max: bounds.last }),
        fc.constantFrom('month' as const, 'week' as const),
        (at, view) => {
          const years = yearsShown({ view, day: at }, bounds);
          expect(years).toContain(jalaliFromEpochDay(at).year);
          expect(years.length).toBeLessThanOrEqual(2);
        },
      ),
    );
  });

  it('is walked through by keys: right is earlier, a page is a month', () => {
    const to = (key: string) => dayByKey(key, month(today));
    expect(['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End'].map(to)).toEqual(
      [-1, 1, -7, 7, -6, 0].map((by) => today + by),
    );
    expect(to('PageUp')).toBe(day(1405, 7, 29));
    expect(dayByKey('PageDown', week(today))).toBe(today + 7);
    expect(to('x')).toBeNull();
  });
});
