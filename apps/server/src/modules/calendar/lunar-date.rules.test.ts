import fc from 'fast-check';
import { epochDayOfIso } from './event-time.rules.ts';
import { endsLunarMonth, lunarDateOf, lunarYearlyDays } from './lunar-date.rules.ts';

const first = epochDayOfIso('2020-01-01');
const days = fc.integer({ min: first, max: first + 8_000 });

describe('[decisions 2.7] what is in every lunar year', () => {
  it('is there once a year, on the same date, or on the last day of a month without a 30th', () => {
    fc.assert(
      fc.property(days, (day) => {
        const found = lunarYearlyDays(day, day, day + 2_000);
        expect(found[0]).toBe(day);
        expect(found.length).toBeGreaterThanOrEqual(5);
        const date = lunarDateOf(day);
        for (const [index, one] of found.entries()) {
          const { month, day: of } = lunarDateOf(one);
          expect(month).toBe(date.month);
          expect(of === date.day || (date.day === 30 && of === 29 && endsLunarMonth(one))).toBe(true);
          if (index > 0) expect([353, 354, 355, 356]).toContain(one - found[index - 1]!);
        }
      }),
    );
  });

  it('is not there before it began, nor outside of the range that is asked for', () => {
    fc.assert(
      fc.property(days, fc.nat(2_000), fc.nat(800), (day, later, length) => {
        const all = lunarYearlyDays(day, day - 500, day + 4_000);
        expect(all.every((one) => one >= day)).toBe(true);
        const [from, to] = [day + later, day + later + length];
        expect(lunarYearlyDays(day, from, to)).toEqual(all.filter((one) => one >= from && one <= to));
      }),
    );
  });
});
