import {
  epochDayFromJalali,
  isJalaliLeap,
  jalaliFromEpochDay,
  jalaliMonthDays,
  wallClock,
  wallClockToUnix,
} from '@hamyar/dayjs-jalali';
import { EVENT_REPEATS, type EventRepeat } from '@hamyar/contracts';
import fc from 'fast-check';
import { lastMoment, occurrenceDays, occurrencesIn, occursIn, wholeDays } from './event-time.rules.ts';

const ZONE = 'Asia/Tehran';
const day = (year: number, month: number, date: number) => epochDayFromJalali(year, month - 1, date);
const at = (of: number, hour = 10, minute = 0) => wallClockToUnix({ day: of, hour, minute, second: 0 }, ZONE);
const texts = (days: Iterable<number>) =>
  [...days].map((of) => jalaliFromEpochDay(of)).map(({ year, month, day: date }) => `${year}/${month + 1}/${date}`);

describe('the days of a series', () => {
  it('[decisions 2.13] the 31st of a month is the last day of a shorter one, and the 31st again after it', () => {
    const days = occurrenceDays(day(1404, 6, 31), 'monthly_jalali', null, day(1404, 6, 1), day(1405, 2, 31));
    expect(texts(days)).toEqual([
      '1404/6/31',
      '1404/7/30',
      '1404/8/30',
      '1404/9/30',
      '1404/10/30',
      '1404/11/30',
      '1404/12/29',
      '1405/1/31',
      '1405/2/31',
    ]);
  });

  it('[decisions 2.13] 30 Esfand is 29 Esfand in common years, and 30 again in leap years', () => {
    const days = occurrenceDays(day(1399, 12, 30), 'yearly_jalali', null, day(1400, 1, 1), day(1409, 1, 1));
    expect(texts(days)).toEqual(
      [1400, 1401, 1402, 1403, 1404, 1405, 1406, 1407, 1408].map(
        (year) => `${year}/12/${isJalaliLeap(year) ? 30 : 29}`,
      ),
    );
  });

  const series = fc.record({
    first: fc.integer({ min: day(1395, 1, 1), max: day(1405, 12, 29) }),
    repeat: fc.constantFrom<EventRepeat>(...EVENT_REPEATS),
    until: fc.option(fc.integer({ min: day(1395, 1, 1), max: day(1410, 1, 1) })),
    from: fc.integer({ min: day(1394, 1, 1), max: day(1410, 1, 1) }),
    length: fc.integer({ min: 0, max: 400 }),
  });

  it('[decisions 2.13] are those that counting day by day finds, for any series and range', () => {
    const isOccurrence = (of: number, first: number, repeat: EventRepeat): boolean => {
      const [a, b] = [jalaliFromEpochDay(first), jalaliFromEpochDay(of)];
      const date = Math.min(a.day, jalaliMonthDays(b.year, b.month));
      if (of < first) return false;
      if (repeat === 'none') return of === first;
      if (repeat === 'daily') return true;
      if (repeat === 'weekly') return (of - first) % 7 === 0;
      if (repeat === 'monthly_jalali') return b.day === date;
      return b.day === date && b.month === a.month;
    };
    fc.assert(
      fc.property(series, ({ first, repeat, until, from, length }) => {
        const expected = Array.from({ length: length + 1 }, (_, index) => from + index).filter(
          (of) => isOccurrence(of, first, repeat) && (until === null || of <= until),
        );
        expect([...occurrenceDays(first, repeat, until, from, from + length)]).toEqual(expected);
      }),
      { numRuns: 400 },
    );
  });
});

describe('the times of an event', () => {
  it('[decisions 2.0] stay at their hour when daylight saving ended in 1401', () => {
    const first = day(1401, 6, 28);
    const event = { start: at(first), end: at(first, 11, 30), repeat: 'daily' as const, repeat_until: null };
    const found = occurrencesIn(event, { start: at(first), end: at(first + 4) }, ZONE);
    expect(found.map(({ start_date }) => start_date)).toEqual([0, 1, 2, 3].map((n) => at(first + n)));
    const [, second, third, fourth] = found.map(({ start_date }) => start_date);
    // 30 Shahrivar had 25 hours: the morning after it is an hour later by UTC
    expect([third! - second!, fourth! - third!]).toEqual([24 * 3600, 25 * 3600]);
    expect(found.every(({ start_date, end_date }) => end_date! - start_date === 5400)).toBe(true);
  });

  it('[decisions 2.0] have the hour of the first one, whatever the clocks did, for any series', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: day(1398, 1, 1), max: day(1404, 1, 1) }),
        fc.integer({ min: 1, max: 22 }),
        fc.constantFrom<EventRepeat>('daily', 'weekly', 'monthly_jalali', 'yearly_jalali'),
        fc.integer({ min: 0, max: 3000 }),
        (first, hour, repeat, later) => {
          const event = { start: at(first, hour), end: at(first, hour, 45), repeat, repeat_until: null };
          const range = { start: at(first + later), end: at(first + later + 200) };
          for (const { start_date, end_date } of occurrencesIn(event, range, ZONE)) {
            const [from, to] = [wallClock(start_date, ZONE), wallClock(end_date!, ZONE)];
            expect([from.hour, from.minute, to.hour, to.minute]).toEqual([hour, 0, hour, 45]);
          }
        },
      ),
    );
  });

  it('[7.32] are those in the range, with the one that has begun before and goes on', () => {
    const first = day(1405, 8, 1);
    const event = { start: at(first, 22), end: at(first + 1, 2), repeat: 'none' as const, repeat_until: null };
    const on = (from: number, to: number) => occurrencesIn(event, { start: from, end: to }, ZONE).length;
    expect(on(at(first + 1, 0), at(first + 2, 0))).toBe(1);
    expect(on(at(first + 1, 2), at(first + 2, 0))).toBe(0);
    expect(on(at(first, 0), at(first, 22))).toBe(0);
    expect(occursIn(event, { start: at(first, 0), end: at(first, 22) }, ZONE)).toBe(false);
    expect(occursIn({ ...event, repeat: 'daily' }, { start: at(first, 0), end: at(first + 300) }, ZONE)).toBe(true);
    const point = { ...event, end: null };
    expect(occurrencesIn(point, { start: at(first, 22), end: at(first, 23) }, ZONE)).toEqual([
      { start_date: at(first, 22), end_date: null },
    ]);
  });

  it('[decisions 2.13] end with the last day of the series', () => {
    const first = day(1405, 8, 1);
    const event = { start: at(first), end: at(first, 11), repeat: 'daily' as const, repeat_until: '2026-10-25' };
    const found = occurrencesIn(event, { start: at(first), end: at(first + 30) }, ZONE);
    expect(found).toHaveLength(3);
    expect(lastMoment(event, ZONE).getTime() / 1000).toBeGreaterThanOrEqual(found.at(-1)!.end_date!);
    expect(lastMoment({ ...event, repeat_until: null }, ZONE).getUTCFullYear()).toBe(9999);
    expect(lastMoment({ ...event, repeat: 'none' }, ZONE).getTime() / 1000).toBe(event.end);
  });

  it('[decisions 2.13] whole days go from midnight to midnight', () => {
    const first = day(1405, 8, 1);
    expect(wholeDays(at(first, 9), at(first, 17), ZONE)).toEqual({ start: at(first, 0), end: at(first + 1, 0) });
    expect(wholeDays(at(first, 0), at(first + 2, 0), ZONE)).toEqual({ start: at(first, 0), end: at(first + 2, 0) });
    expect(wholeDays(at(first, 9), null, ZONE)).toEqual({ start: at(first, 0), end: at(first + 1, 0) });
  });
});
