import dayjs, { type Dayjs } from 'dayjs';
import { addJMonth, addJYear, jEndOf, jStartOf, jWeek, partsOf, setJ } from './arithmetic.ts';
import { JALALI_MAX_YEAR, JALALI_MIN_YEAR } from './calendar.ts';
import { faDigits, formatUnguarded, JALALI_MONTHS, tryParseJ, WEEKDAYS_SHORT } from './format.ts';

/** Paging stops at the verified years instead of throwing in the middle of a panel. */
const inYears = (year: number): number => Math.min(JALALI_MAX_YEAR, Math.max(JALALI_MIN_YEAR, year));

function stepMonths(value: Dayjs, months: number): Dayjs {
  const moved = addJMonth(value, months);
  const year = partsOf(moved).year;
  return year === inYears(year) ? moved : value;
}

/**
 * What a date picker of the rc-picker family needs to show the Jalali calendar while its values stay ordinary dayjs
 * objects: the shape of its `GenerateConfig<Dayjs>`. Text has Persian digits; both digit sets can be typed. Weeks begin
 * on Saturday (design/persian-ux A2).
 */
export const jalaliGenerateConfig = {
  getNow: (): Dayjs => dayjs(),
  getFixedDate: (fixed: string): Dayjs => dayjs(fixed),
  getEndDate: (value: Dayjs): Dayjs => jEndOf(value, 'month').startOf('day'),
  getWeekDay: (value: Dayjs): number => value.day(),
  getYear: (value: Dayjs): number => partsOf(value).year,
  getMonth: (value: Dayjs): number => partsOf(value).month,
  getDate: (value: Dayjs): number => partsOf(value).day,
  getHour: (value: Dayjs): number => value.hour(),
  getMinute: (value: Dayjs): number => value.minute(),
  getSecond: (value: Dayjs): number => value.second(),
  getMillisecond: (value: Dayjs): number => value.millisecond(),
  addYear: (value: Dayjs, diff: number): Dayjs =>
    addJYear(value, inYears(partsOf(value).year + diff) - partsOf(value).year),
  addMonth: stepMonths,
  addDate: (value: Dayjs, diff: number): Dayjs => value.add(diff, 'day'),
  setYear: (value: Dayjs, year: number): Dayjs => setJ(value, inYears(year), partsOf(value).month, partsOf(value).day),
  setMonth: (value: Dayjs, month: number): Dayjs => setJ(value, partsOf(value).year, month, partsOf(value).day),
  setDate: (value: Dayjs, date: number): Dayjs => value.add(date - partsOf(value).day, 'day'),
  setHour: (value: Dayjs, hour: number): Dayjs => value.hour(hour),
  setMinute: (value: Dayjs, minute: number): Dayjs => value.minute(minute),
  setSecond: (value: Dayjs, second: number): Dayjs => value.second(second),
  setMillisecond: (value: Dayjs, millisecond: number): Dayjs => value.millisecond(millisecond),
  isAfter: (a: Dayjs, b: Dayjs): boolean => a.isAfter(b),
  isValidate: (value: Dayjs): boolean => value.isValid(),
  locale: {
    getWeekFirstDay: (): number => 6,
    getWeekFirstDate: (_locale: string, value: Dayjs): Dayjs => jStartOf(value, 'week'),
    getWeek: (_locale: string, value: Dayjs): number => jWeek(value),
    format: (_locale: string, value: Dayjs, format: string): string => faDigits(formatUnguarded(value, format)),
    parse: (_locale: string, text: string, formats: string[]): Dayjs | null => tryParseJ(text, formats),
    getShortWeekDays: (): string[] => [...WEEKDAYS_SHORT],
    getShortMonths: (): string[] => [...JALALI_MONTHS],
  },
};
