import fc from 'fast-check';
import { epochDayFromJalali, jalaliFromEpochDay } from '@hamyar/dayjs-jalali';
import { officialOffDays } from './official-off-days.rules.ts';

const yearOf = (year: number) =>
  officialOffDays(epochDayFromJalali(year, 0, 1), epochDayFromJalali(year + 1, 0, 1) - 1);
const dateOf = (day: number) => {
  const { month, day: date } = jalaliFromEpochDay(day);
  return `${month + 1}/${date}`;
};

describe('official holidays of Iran', () => {
  it('[decisions 2.7] the solar ones have their fixed dates, 30 Esfand only in a leap year', () => {
    const fixed = (year: number) => yearOf(year).flatMap(({ day, tentative }) => (tentative ? [] : [dateOf(day)]));
    const common = ['1/1', '1/2', '1/3', '1/4', '1/12', '1/13', '3/14', '3/15', '11/22', '12/29'];
    expect(fixed(1404)).toEqual(common);
    expect(fixed(1403)).toEqual([...common, '12/30']);
  });

  it('[decisions 2.7] the lunar ones are at most a day from those of the official calendar, and say so', () => {
    const official: [number, string, number, number][] = [
      [1402, 'عاشورا', 5, 6],
      [1403, 'عید فطر', 1, 22],
      [1403, 'عاشورا', 4, 26],
      [1403, 'عید قربان', 3, 28],
      [1404, 'عید فطر', 1, 11],
      [1404, 'عید قربان', 3, 17],
      [1404, 'عاشورا', 4, 15],
      [1404, 'نیمهٔ شعبان', 11, 15],
    ];
    for (const [year, title, month, date] of official) {
      const wanted = epochDayFromJalali(year, month - 1, date);
      const near = yearOf(year).filter((one) => one.title === title && Math.abs(one.day - wanted) <= 1);
      expect([title, year, near.map(({ tentative }) => tentative)]).toEqual([title, year, [true]]);
    }
  });

  it('the last day of Safar is one holiday a lunar year, whichever date it has', () => {
    for (let year = 1395; year < 1415; year += 1) {
      const days = yearOf(year).filter(({ title }) => title === 'شهادت امام رضا');
      expect([year, days.length >= 1 && days.length <= 2]).toEqual([year, true]);
    }
  });

  it('the holidays of a range are those of its days, however often and in whichever order they are asked for', () => {
    const day = fc.integer({ min: -20_000, max: 40_000 });
    fc.assert(
      fc.property(day, fc.nat(500), day, (from, length, other) => {
        const whole = officialOffDays(from, from + length);
        officialOffDays(other, other + 500);
        const single = Array.from({ length: length + 1 }, (_, n) => officialOffDays(from + n, from + n)).flat();
        expect(single).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  });
});
