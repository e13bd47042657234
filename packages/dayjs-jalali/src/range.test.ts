import fc from 'fast-check';
import {
  epochDayFromJalali,
  JalaliDateError,
  jalaliFromEpochDay,
  jalaliMonthDays,
  jalaliMonthGrid,
  jalaliYearRange,
  wallClock,
  wallClockToUnix,
  weekdayOfEpochDay,
  weekStart,
} from './index.ts';

const years = fc.integer({ min: 1206, max: 1497 });
const ZONES = ['Asia/Tehran', 'America/New_York', 'UTC'];

describe('ranges of the Jalali calendar', () => {
  it('[9.12] the page of a month has whole weeks from Saturday, and every day of the month once', () => {
    fc.assert(
      fc.property(years, fc.integer({ min: 0, max: 11 }), (year, month) => {
        const weeks = jalaliMonthGrid(year, month);
        const days = weeks.flat();
        const own = days.filter((day) => jalaliFromEpochDay(day).month === month);
        expect(weeks.every(([saturday, ...rest]) => weekdayOfEpochDay(saturday!) === 0 && rest.length === 6)).toBe(
          true,
        );
        expect(own.map((day) => jalaliFromEpochDay(day).day)).toEqual(
          Array.from({ length: jalaliMonthDays(year, month) }, (_, index) => index + 1),
        );
        // no week of neighbours alone
        expect(weeks.every((week) => week.some((day) => own.includes(day)))).toBe(true);
      }),
    );
  });

  it('[7.32] a year begins where the year before it ends, at the first moment of 1 Farvardin', () => {
    fc.assert(
      fc.property(years, fc.constantFrom(...ZONES), (year, zone) => {
        const { start, end } = jalaliYearRange(year, zone);
        expect(jalaliYearRange(year + 1, zone).start).toBe(end);
        expect(wallClock(start, zone).day).toBe(epochDayFromJalali(year, 0, 1));
        expect(wallClock(start - 1, zone).day).toBe(epochDayFromJalali(year, 0, 1) - 1);
      }),
    );
  });

  it('[8.17] there is no year outside those that are verified', () => {
    expect(() => jalaliYearRange(1205, 'Asia/Tehran')).toThrow(JalaliDateError);
  });

  it('a week begins on the Saturday before', () => {
    // Friday 29 Aban 1405
    expect(jalaliFromEpochDay(weekStart(epochDayFromJalali(1405, 7, 29)))).toEqual({ year: 1405, month: 7, day: 23 });
  });

  it('[decisions 2.0] the moment of a wall clock shows this wall clock again, except where a change skipped it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 15_000, max: 25_000 }),
        fc.nat(23),
        fc.nat(59),
        fc.constantFrom(...ZONES),
        (day, hour, minute, zone) => {
          const given = { day, hour, minute, second: 0 };
          const shown = wallClock(wallClockToUnix(given, zone), zone);
          const later = (shown.day - day) * 1440 + (shown.hour - hour) * 60 + shown.minute - minute;
          expect(later === 0 || (later > 0 && later <= 60)).toBe(true);
        },
      ),
    );
  });

  it('[decisions 2.0] knows the end of daylight saving in 1401, when an hour came twice', () => {
    const day = epochDayFromJalali(1401, 5, 30);
    const at = wallClockToUnix({ day, hour: 23, minute: 30, second: 0 }, 'Asia/Tehran');
    expect(new Date(at * 1000).toISOString()).toBe('2022-09-21T19:00:00.000Z');
    expect(wallClock(at + 3600, 'Asia/Tehran')).toEqual({ day, hour: 23, minute: 30, second: 0 });
  });
});
