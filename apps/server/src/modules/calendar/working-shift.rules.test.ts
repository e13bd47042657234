import { hoursErrors, weekText } from './working-shift.rules.ts';

const day = (...intervals: [string, string][]) => intervals.map(([from, to]) => ({ from, to }));
const week = (...days: ReturnType<typeof day>[]) => [...days, ...Array.from({ length: 7 - days.length }, () => day())];
const office = day(['08:00', '17:00']);

describe('the hours of a shift', () => {
  it('[decisions 2.7] are said in words, days with the same hours together', () => {
    expect(weekText(week(office, office, office, office, office, day(['08:00', '13:00'])))).toBe(
      'شنبه تا چهارشنبه ۸ تا ۱۷، پنجشنبه ۸ تا ۱۳',
    );
    expect(weekText(week(office, office, day(), day(['13:30', '24:00'], ['08:00', '12:30'])))).toBe(
      'شنبه و یکشنبه ۸ تا ۱۷، سه‌شنبه ۸ تا ۱۲:۳۰ و ۱۳:۳۰ تا ۲۴',
    );
  });

  it('[decisions 2.7] are refused at their field when they overlap, end before they begin or are none', () => {
  it('[decisions 2.6 rule 7, decisions 2.7] are refused at their field when they overlap, end before they begin or are none', () => {
    const fields = (input: Parameters<typeof hoursErrors>[0]) =>
      hoursErrors(input).map(({ field, message }) => [field, message]);
    expect(fields({ days: week(office) })).toEqual([]);
    expect(fields({ days: week() })).toEqual([['days', 'دست‌کم یک بازهٔ کاری در هفته تعریف کنید']]);
    expect(fields({ days: week(day(['08:00', '12:00'], ['11:00', '13:00'])) })).toEqual([
      ['days', 'بازه‌های زمانی یک روز نباید هم‌پوشانی داشته باشند'],
    ]);
    expect(fields({ days: week(day(['12:00', '08:00'])) })).toEqual([
      ['days', 'پایان هر بازه باید پس از آغاز آن باشد'],
    ]);
    const override = { title: 'ماه رمضان', from_date: '2027-02-08', to_date: '2027-03-09', days: week(office) };
    expect(fields({ overrides: [override, { ...override, from_date: '2027-03-09', to_date: '2027-03-10' }] })).toEqual([
      ['overrides', 'ساعت‌های کاری ویژه نباید روز مشترک داشته باشند'],
    ]);
    expect(fields({ overrides: [{ ...override, to_date: '2027-01-01' }] })).toEqual([
      ['overrides', 'پایان ساعت کاری ویژه نباید پیش از آغاز آن باشد'],
    ]);
  });
});
