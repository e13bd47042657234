import dayjs, { type Dayjs } from 'dayjs';
import { fromJalali, jWeek, partsOf } from './arithmetic.ts';
import {
  epochDayFromJalali,
  assertInRange,
  JALALI_MAX_YEAR,
  JALALI_MIN_YEAR,
  jalaliMonthDays,
  jalaliFromEpochDay,
  type JalaliDay,
} from './calendar.ts';
import { JalaliDateError } from './errors.ts';

/** Names of the Jalali months, Farvardin first. */
export const JALALI_MONTHS = [
  'فروردین',
  'اردیبهشت',
  'خرداد',
  'تیر',
  'مرداد',
  'شهریور',
  'مهر',
  'آبان',
  'آذر',
  'دی',
  'بهمن',
  'اسفند',
] as const;
/** Names of the week days in the order of `Date.getDay()`: Sunday first. */
export const WEEKDAYS = ['یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه', 'شنبه'] as const;
/** One letter for each week day, Sunday first. */
export const WEEKDAYS_SHORT = ['ی', 'د', 'س', 'چ', 'پ', 'ج', 'ش'] as const;

const pad = (n: number, length = 2): string => String(n).padStart(length, '0');

/** Converts Latin digits to Persian ones. */
export const faDigits = (text: string): string =>
  text.replace(/[0-9]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 1728));

const latinDigits = (text: string): string =>
  text
    .replace(/[۰-۹]/g, (c) => String(c.charCodeAt(0) - 0x6f0))
    .replace(/[٠-٩]/g, (c) => String(c.charCodeAt(0) - 0x660));

/** The parts of a moment that a format needs; `weekday` is 0 (Sunday) … 6. */
export interface CivilTime extends JalaliDay {
  weekday: number;
  hour: number;
  minute: number;
  second: number;
  week?: () => number;
}

const TOKEN = /\[([^\]]*)]|Y{4}|YY|gggg|GGGG|M{1,4}|D{1,2}|d{1,4}|H{1,2}|h{1,2}|a|A|m{1,2}|s{1,2}|SSS|wo|Wo|w{1,2}|Q/g;

function token(at: CivilTime, name: string): string {
  const hour12 = at.hour % 12 === 0 ? 12 : at.hour % 12;
  switch (name) {
    case 'YYYY':
    case 'gggg':
    case 'GGGG':
      return pad(at.year, 4);
    case 'YY':
      return pad(at.year % 100);
    case 'M':
      return String(at.month + 1);
    case 'MM':
      return pad(at.month + 1);
    case 'MMM':
    case 'MMMM':
      return JALALI_MONTHS[at.month] ?? '';
    case 'D':
      return String(at.day);
    case 'DD':
      return pad(at.day);
    case 'd':
      return String(at.weekday);
    case 'dd':
      return WEEKDAYS_SHORT[at.weekday] ?? '';
    case 'ddd':
    case 'dddd':
      return WEEKDAYS[at.weekday] ?? '';
    case 'H':
      return String(at.hour);
    case 'HH':
      return pad(at.hour);
    case 'h':
      return String(hour12);
    case 'hh':
      return pad(hour12);
    case 'a':
    case 'A':
      return at.hour < 12 ? 'ق.ظ' : 'ب.ظ';
    case 'm':
      return String(at.minute);
    case 'mm':
      return pad(at.minute);
    case 's':
      return String(at.second);
    case 'ss':
      return pad(at.second);
    case 'Q':
      return String(Math.floor(at.month / 3) + 1);
    case 'w':
    case 'wo':
    case 'Wo':
      return String(at.week?.() ?? '');
    case 'ww':
      return pad(at.week?.() ?? 0);
    default:
      return '';
  }
}

/**
 * Formats a civil time with dayjs tokens; texts in [brackets] stay unchanged. Digits are Latin. Does not check the
 * year.
 */
export function formatCivil(at: CivilTime, format: string): string {
  return format.replace(TOKEN, (name: string, literal: string | undefined) => literal ?? token(at, name));
}

/**
 * Like {@link formatJ} without the check of the year, for the neighbouring days that a picker shows at the edge of its
 * range.
 */
export function formatUnguarded(value: Dayjs, format: string): string {
  const civil = {
    ...partsOf(value),
    weekday: value.day(),
    hour: value.hour(),
    minute: value.minute(),
    second: value.second(),
    week: () => jWeek(value),
  };
  // Milliseconds are the only token that the Jalali calendar does not have.
  return formatCivil(civil, format.replaceAll('SSS', `[${pad(value.millisecond(), 3)}]`));
}

/**
 * Formats a value in the Jalali calendar with dayjs tokens («YYYY/MM/DD», «dddd D MMMM YYYY»); texts in [brackets] stay
 * unchanged. Persian digits unless `digits` is `en`. Throws {@link JalaliDateError} for an invalid value or a year
 * outside 1206..1498.
 */
export function formatJ(value: Dayjs, format: string, digits: 'fa' | 'en' = 'fa'): string {
  if (!value.isValid()) throw new JalaliDateError('unreadable', String(value));
  assertInRange(partsOf(value));
  const text = formatUnguarded(value, format);
  return digits === 'fa' ? faDigits(text) : text;
}

const PATTERNS: Record<string, string> = {
  Y: '(\\d{2}|\\d{4})',
  N: `(${JALALI_MONTHS.join('|')})`,
  M: '(\\d{1,2})',
  D: '(\\d{1,2})',
  H: '(\\d{1,2})',
  m: '(\\d{1,2})',
  s: '(\\d{1,2})',
};

function compile(format: string): { pattern: RegExp; fields: string[] } {
  const fields: string[] = [];
  const whole = /^[YMDHms]+$/.test(format);
  const source = format.replace(/YYYY|MMMM|MM?|DD?|HH?|mm?|ss?|[-/\\.]+|\s+|[^]/g, (part, at: number) => {
    const field = part === 'MMMM' ? 'N' : part.charAt(0);
    if (/^(?:YYYY|MMMM|MM?|DD?|HH?|mm?|ss?)$/.test(part)) {
      fields.push(field);
      // Numbers without a separator (YYYYMMDD, Hmm) can only be separated by their full width.
      const touching = whole || /[YMDHms]/.test(`${format[at - 1] ?? ''}${format[at + part.length] ?? ''}`);
      if (!touching || part.length === 1 || field === 'N') return PATTERNS[field] ?? '';
      return field === 'Y' ? '(\\d{4})' : '(\\d{2})';
    }
    if (/^[-/\\.]+$/.test(part)) return '\\s*[-/.\\\\٫،]\\s*';
    return /^\s+$/.test(part) ? '\\s+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return { pattern: new RegExp(`^${source}$`), fields };
}

function read(text: string, format: string): Record<string, number> | null {
  const { pattern, fields } = compile(format);
  const found = pattern.exec(text);
  if (found === null) return null;
  const values: Record<string, number> = {};
  fields.forEach((field, i) => {
    const part = found[i + 1] ?? '';
    values[field] = field === 'N' ? JALALI_MONTHS.indexOf(part as (typeof JALALI_MONTHS)[number]) + 1 : Number(part);
  });
  return values;
}

/** The formats in which people type a day; `14050829` and two-digit years are understood (design/persian-ux B3, B8). */
export const TYPED_DAY_FORMATS = ['YYYY/MM/DD', 'YYYYMMDD', 'D MMMM YYYY'] as const;
/** The formats in which people type a time of day: `11:30`, `1130` and `930`, and `9` for the full hour. */
export const TYPED_CLOCK_FORMATS = ['HH:mm', 'Hmm', 'H'] as const;

function tryRead(text: string, format: string): Dayjs | 'unreadable' | 'out_of_range' {
  const value = read(
    latinDigits(text)
      .replace(/[\u200b-\u200f\u2066-\u2069]/g, '')
      .trim()
      .replace(/ي/g, 'ی'),
    format,
  );
  if (value === null) return 'unreadable';
  const today = partsOf(dayjs());
  const timeOnly = value.Y === undefined && value.M === undefined && value.N === undefined && value.D === undefined;
  let year = value.Y ?? today.year;
  if (year < 100) year += year < 50 ? 1400 : 1300;
  const month = (value.M ?? value.N ?? 1) - 1;
  const day = value.D ?? 1;
  const [hour, minute, second] = [value.H ?? 0, value.m ?? 0, value.s ?? 0];
  if (hour > 23 || minute > 59 || second > 59) return 'unreadable';
  if (timeOnly) return dayjs().startOf('day').hour(hour).minute(minute).second(second);
  if (month < 0 || month > 11 || day < 1) return 'unreadable';
  if (year < JALALI_MIN_YEAR || year > JALALI_MAX_YEAR) return 'out_of_range';
  if (day > jalaliMonthDays(year, month)) return 'unreadable';
  return fromJalali(year, month, day).hour(hour).minute(minute).second(second);
}

/** Like {@link parseJ}, but returns null instead of throwing; pickers use it for half-typed text. */
export function tryParseJ(text: string, formats: string | readonly string[]): Dayjs | null {
  for (const format of typeof formats === 'string' ? [formats] : formats) {
    const value = tryRead(text, format);
    if (typeof value !== 'string') return value;
  }
  return null;
}

/**
 * Reads a Jalali date that a person typed, in the first format that fits: both digit sets, `-` `/` `.` between the
 * parts, one or two digits, two-digit years (up to 49 are 14xx). Days that the month does not have are refused. Throws
 * {@link JalaliDateError} (spec 8.17).
 */
export function parseJ(text: string, formats: string | readonly string[]): Dayjs {
  const list = typeof formats === 'string' ? [formats] : formats;
  const value = tryParseJ(text, list);
  if (value !== null) return value;
  throw new JalaliDateError(
    list.some((f) => tryRead(text, f) === 'out_of_range') ? 'out_of_range' : 'unreadable',
    text,
  );
}

/**
 * The Jalali day of a date-only wire value `YYYY-MM-DD` (Gregorian). Throws {@link JalaliDateError} when it is not one.
 */
export function jalaliOfIso(iso: string): JalaliDay {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? new Date(`${iso}T00:00:00Z`) : new Date(Number.NaN);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== iso) throw new JalaliDateError('unreadable', iso);
  return assertInRange(jalaliFromEpochDay(at.getTime() / 86_400_000));
}

/** The date-only wire value `YYYY-MM-DD` (Gregorian) of a Jalali day. */
export function isoOfJalali(year: number, month: number, day: number): string {
  return new Date(epochDayFromJalali(year, month, day) * 86_400_000).toISOString().slice(0, 10);
}
