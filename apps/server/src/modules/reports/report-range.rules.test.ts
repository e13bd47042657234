import { reportBucket, REPORT_DAYS_MAX } from '@hamyar/contracts';
import { epochDayFromJalali, jalaliFromEpochDay } from '@hamyar/dayjs-jalali';
import fc from 'fast-check';
import { bucketsOf, daysBefore, previousRange, type DayRange, type Days } from './report-range.rules.ts';
import { perBucket, perBucketBefore } from './report.service.ts';

const ZONE = 'Asia/Tehran';

/** Ranges from any day of the Jalali years 1380 to 1420, of every kind of bucket. */
const ranges = fc
  .record({
    year: fc.integer({ min: 1380, max: 1420 }),
    month: fc.integer({ min: 0, max: 11 }),
    day: fc.integer({ min: 1, max: 29 }),
    days: fc.oneof(
      fc.integer({ min: 1, max: 45 }),
      fc.integer({ min: 46, max: 180 }),
      fc.integer({ min: 181, max: 800 }),
      fc.integer({ min: 801, max: REPORT_DAYS_MAX }),
    ),
  })
  .map(({ year, month, day, days }): DayRange => {
    const first = epochDayFromJalali(year, month, day);
    return { first, last: first + days - 1, zone: ZONE };
  });

const lengthOf = ({ first, last }: Days) => last - first + 1;
const daysOf = (list: readonly Days[]) =>
  list.flatMap((part) => Array.from({ length: lengthOf(part) }, (_, index) => part.first + index));

describe('[decisions 2.28] the period before', () => {
  it('has each of its days in one bucket, and each bucket is compared with as many days as it has', () => {
    fc.assert(
      fc.property(ranges, (range) => {
        const previous = previousRange(range);
        const buckets = bucketsOf(range);
        const before = daysBefore(buckets, range, previous);
        expect(daysOf(buckets)).toEqual(daysOf([range]));
        expect(daysOf(before)).toEqual(daysOf([previous]));
        expect(before.map(lengthOf)).toEqual(buckets.map(lengthOf));
      }),
    );
  });

  it('loses nothing of what was counted in it', () => {
    fc.assert(
      fc.property(ranges, fc.array(fc.nat(5), { minLength: 1, maxLength: 50 }), (range, totals) => {
        const previous = previousRange(range);
        const counted = daysOf([previous]).map((day, index) => ({ day, total: totals[index % totals.length]! }));
        const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
        const all = sum(counted.map(({ total }) => total));
        expect(sum(perBucketBefore({ range, previous }, counted)!)).toBe(all);
        expect(sum(perBucket(bucketsOf(previous), counted))).toBe(all);
      }),
    );
  });

  it('of a year is the same days of the year before, month by month', () => {
    const first = epochDayFromJalali(1404, 0, 1);
    const range: DayRange = { first, last: epochDayFromJalali(1405, 0, 1) - 1, zone: ZONE };
    expect(reportBucket(lengthOf(range))).toBe('month');
    const before = daysBefore(bucketsOf(range), range, previousRange(range));
    expect(before.map(({ first: day }) => jalaliFromEpochDay(day).month)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
  });
});
