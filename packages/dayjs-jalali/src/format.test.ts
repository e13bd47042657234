import fc from 'fast-check';
import {
  dayjs,
  dayLabel,
  formatAt,
  formatDateTime,
  formatFullDate,
  formatFullDateTime,
  formatIsoDate,
  formatJ,
  fromJalali,
  isoOfJalali,
  jalali,
  jalaliGenerateConfig,
  JalaliDateError,
  jalaliMonthDays,
  jalaliOfIso,
  listTime,
  momentLabel,
  parseJ,
  partsOf,
  setDisplayZone,
  tryParseJ,
  TYPED_CLOCK_FORMATS,
  TYPED_DAY_FORMATS,
} from './index.ts';

/** Friday 29 Aban 1405, 14:35:20 in Tehran. */
const NOW = Date.UTC(2026, 10, 20, 11, 5, 20) / 1000;
const HOUR = 3600;
const DAY = 86_400;

describe('writing dates', () => {
  it('[0.1] writes the day in the Persian order of words', () => {
    expect(formatFullDate(NOW)).toBe('جمعه ۲۹ آبان ۱۴۰۵');
    expect(formatFullDateTime(NOW)).toBe('جمعه ۲۹ آبان ۱۴۰۵، ساعت ۱۴:۳۵');
    expect(formatDateTime(NOW)).toBe('۱۴۰۵/۰۸/۲۹، ۱۴:۳۵');
  });
  it('[decisions 2.0] shows the wall clock of the business zone, wherever the reader is', () => {
    expect(formatAt(NOW, 'YYYY/MM/DD HH:mm', 'America/New_York')).toBe('۱۴۰۵/۰۸/۲۹ ۰۶:۰۵');
    setDisplayZone('Asia/Kabul');
    expect(formatAt(NOW, 'H:mm')).toBe('۱۵:۳۵');
    setDisplayZone('Asia/Tehran');
  });
  it('applies the daylight saving time that Iran had until 1401', () => {
    expect(formatAt(Date.UTC(2022, 6, 1, 12) / 1000, 'HH:mm')).toBe('۱۶:۳۰');
    expect(formatAt(Date.UTC(2023, 6, 1, 12) / 1000, 'HH:mm')).toBe('۱۵:۳۰');
  });
  it('writes every token, and texts in brackets unchanged', () => {
    const value = fromJalali(1405, 7, 9).hour(5).minute(7).second(3);
    expect(formatJ(value, 'YY YYYY M MM MMMM D DD dd dddd H HH h hh A m mm s ss SSS Q [روز D]', 'en')).toBe(
      '05 1405 8 08 آبان 9 09 ش شنبه 5 05 5 05 ق.ظ 7 07 3 03 000 3 [روز D]'.replace('[', '').replace(']', ''),
    );
    expect(formatJ(fromJalali(1405, 0, 1), 'w ww')).toBe('۱ ۰۱');
  });
  it('uses words for days near today', () => {
    expect([0, 1, 2, 3].map((n) => dayLabel(NOW - n * DAY, NOW))).toEqual([
      'امروز',
      'دیروز',
      'پریروز',
      'سه‌شنبه ۲۶ آبان',
    ]);
    expect(dayLabel(NOW + DAY, NOW)).toBe('فردا');
    expect(dayLabel(NOW - 400 * DAY, NOW)).toBe('پنجشنبه ۲۴ مهر ۱۴۰۴');
    expect(momentLabel(NOW - DAY - 5 * HOUR, NOW)).toBe('دیروز ساعت ۹:۳۵');
  });
  it('counts yesterday by the calendar, not by hours', () => {
    const oneMinuteAfterMidnight = Date.UTC(2026, 10, 19, 20, 31) / 1000;
    expect(listTime(oneMinuteAfterMidnight - 120, oneMinuteAfterMidnight)).toBe('دیروز');
    expect(listTime(oneMinuteAfterMidnight, NOW)).toBe('۰۰:۰۱');
  });
  it('keeps the times of a list short', () => {
    expect([0, 1, 3, 10, 300].map((n) => listTime(NOW - n * DAY, NOW))).toEqual([
      '۱۴:۳۵',
      'دیروز',
      'سه‌شنبه',
      '۱۹ آبان',
      '۱۴۰۴/۱۱/۰۴',
    ]);
  });
  it('[decisions 2.0] writes date-only values without any zone', () => {
    expect(formatIsoDate('2026-11-20')).toBe('۲۹ آبان ۱۴۰۵');
    expect(formatIsoDate('2025-03-20', 'dddd D MMMM YYYY')).toBe('پنجشنبه ۳۰ اسفند ۱۴۰۳');
    expect(isoOfJalali(1405, 7, 29)).toBe('2026-11-20');
    expect(jalaliOfIso('2026-11-20')).toEqual({ year: 1405, month: 7, day: 29 });
    expect(() => jalaliOfIso('2026-02-30')).toThrow(JalaliDateError);
  });
});

describe('reading dates', () => {
  const typed = (text: string): string | null => {
    const value = tryParseJ(text, TYPED_DAY_FORMATS);
    return value && formatJ(value, 'YYYY/MM/DD', 'en');
  };
  it.each([
    ['1403/01/15', '1403/01/15'],
    ['۱۴۰۳/۰۲/۱۶', '1403/02/16'],
    ['1403-3-17', '1403/03/17'],
    ['14030418', '1403/04/18'],
    ['١٤٠٣/٠٥/١٩', '1403/05/19'],
    ['1405/8/29', '1405/08/29'],
    ['05.8.29', '1405/08/29'],
    ['۲۹ آبان ۱۴۰۵', '1405/08/29'],
    [' 1403/12/30 ', '1403/12/30'],
  ])('reads %s', (text, day) => expect(typed(text)).toBe(day));
  it.each(['', '1404/12/30', '1404/13/01', '1404/00/01', '1404/07/31', '1404/01', 'فردا', '1404/01/01/02', '140501'])(
    '[8.17] refuses %j',
    (text) => expect(typed(text)).toBeNull(),
  );
  it('reads a time of the day, and refuses a text that is not one', () => {
    expect(formatJ(parseJ('۱۴۰۴/۱/۱ ۹:۵', 'YYYY/MM/DD HH:mm'), 'YYYY/MM/DD HH:mm', 'en')).toBe('1404/01/01 09:05');
    expect(tryParseJ('24:00', 'HH:mm')).toBeNull();
  });
  it.each([
    ['11:30', '11:30'],
    ['1130', '11:30'],
    ['۱۱۳۰', '11:30'],
    ['930', '09:30'],
    ['9', '09:00'],
    ['24:00', null],
    ['11:75', null],
    ['1175', null],
    ['11300', null],
  ])('reads the time %s alone and after each way of writing a day', (text, clock) => {
    const read = (written: string, formats: string[]) => {
      const value = tryParseJ(written, formats);
      return value && formatJ(value, 'HH:mm', 'en');
    };
    expect(read(text, [...TYPED_CLOCK_FORMATS])).toBe(clock);
    for (const day of ['1405/8/29', '14050829', '۲۹ آبان ۱۴۰۵']) {
      const formats = TYPED_DAY_FORMATS.flatMap((dayFormat) => TYPED_CLOCK_FORMATS.map((c) => `${dayFormat} ${c}`));
      expect(read(`${day} ${text}`, formats)).toBe(clock);
    }
  });
  it('[8.17] throws an error that names the problem', () => {
    expect(() => parseJ('1404/13/01', 'YYYY/MM/DD')).toThrow(
      expect.objectContaining({ code: 'unreadable', input: '1404/13/01' }) as Error,
    );
    expect(() => parseJ('1205/01/01', 'YYYY/MM/DD')).toThrow(
      expect.objectContaining({ code: 'out_of_range' }) as Error,
    );
    expect(() => formatJ(dayjs('x'), 'YYYY')).toThrow(JalaliDateError);
    expect(() => formatJ(dayjs('2300-01-01'), 'YYYY')).toThrow(JalaliDateError);
  });
  it('never fails in another way, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        tryParseJ(text, TYPED_DAY_FORMATS);
        return true;
      }),
    );
  });
});

describe('the picker', () => {
  const c = jalaliGenerateConfig;
  it('pages through Jalali months and shows 30 Esfand of a leap year', () => {
    const esfand = fromJalali(1403, 11, 30);
    expect([c.getYear(esfand), c.getMonth(esfand), c.getDate(esfand)]).toEqual([1403, 11, 30]);
    expect(formatJ(c.addMonth(esfand, 1), 'YYYY/MM/DD', 'en')).toBe('1404/01/30');
    expect(formatJ(c.addYear(esfand, 1), 'YYYY/MM/DD', 'en')).toBe('1404/12/29');
    expect(partsOf(c.getEndDate(fromJalali(1404, 11, 1))).day).toBe(29);
    expect(partsOf(c.locale.getWeekFirstDate('fa', esfand)).day).toBe(25);
  });
  it('stops at the first and last verified year instead of failing', () => {
    const last = fromJalali(1498, 11, 1);
    expect(c.getYear(c.addMonth(last, 1))).toBe(1498);
    expect(c.getYear(c.addYear(last, 500))).toBe(1498);
    expect(c.getYear(c.setYear(last, 3))).toBe(1206);
    expect(c.locale.format('fa', last.add(60, 'day'), 'YYYY')).toBe('۱۴۹۹');
  });
  it('reads back every date that it shows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1206, max: 1498 }),
        fc.integer({ min: 0, max: 11 }),
        fc.integer({ min: 1, max: 31 }),
        (y, m, d) => {
          const value = fromJalali(y, m, Math.min(d, jalaliMonthDays(y, m)));
          const back = c.locale.parse('fa', c.locale.format('fa', value, 'YYYY/MM/DD'), ['YYYY/MM/DD']);
          return back !== null && +back === +value;
        },
      ),
    );
  });
});

describe('the plugin', () => {
  it('adds Jalali methods to values and leaves their other methods unchanged', () => {
    dayjs.extend(jalali);
    const value = dayjs('2026-11-20T12:00:00');
    expect(value.formatJ('D MMMM')).toBe('۲۹ آبان');
    expect(value.addJ(1, 'month').formatJ('D MMMM')).toBe('۲۹ آذر');
    expect(value.startOfJ('month').jalali()).toEqual({ year: 1405, month: 7, day: 1 });
    expect(value.endOfJ('week').jalali().day).toBe(29);
    expect(value.weekJ()).toBe(35);
    expect(value.format('YYYY-MM-DD')).toBe('2026-11-20');
  });
});
