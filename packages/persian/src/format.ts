import { toFa } from './digits.ts';
import { lazily } from './lazily.ts';

const number = lazily(() => new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 2 }));
const decimal = lazily(() => new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 1 }));

/** A number in Persian notation: «۱۲٬۳۴۵٫۵», at most two decimals. */
export function formatNumber(value: number): string {
  return number().format(value);
}

/** A whole percentage, sign after the number: «۷۸٪». `share` is 0..100. */
export function formatPercent(share: number): string {
  return `${number().format(Math.round(share))}٪`;
}

/** A count with its noun; Persian has no plural after a number: «۱٬۲۰۰ تیکت». */
export function countOf(count: number, noun: string): string {
  return `${number().format(count)} ${noun}`;
}

/** Joins items as in a sentence: «الف، ب و پ». */
export function joinFa(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join('، ')} و ${items.at(-1)}`;
}

const BYTE_UNITS = ['بایت', 'کیلوبایت', 'مگابایت', 'گیگابایت', 'ترابایت'] as const;

/** A file size in words, in steps of 1024, one decimal: «۲٫۴ مگابایت» (glossary `file.unit.*`). */
export function formatBytes(bytes: number): string {
  let size = Math.max(0, bytes);
  let unit = 0;
  while (size >= 1023.95 && unit < BYTE_UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${decimal().format(unit === 0 ? Math.round(size) : size)} ${BYTE_UNITS[unit]}`;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
const TIME_UNITS = [
  [365 * DAY, 'سال'],
  [30 * DAY, 'ماه'],
  [7 * DAY, 'هفته'],
  [DAY, 'روز'],
  [HOUR, 'ساعت'],
  [MINUTE, 'دقیقه'],
] as const;

/**
 * How long ago, or how far ahead, in one unit: «همین حالا», «۳ دقیقه پیش», «۲ هفته پیش», «۵ ساعت دیگر». Both arguments
 * are unix seconds; a difference below 45 seconds is "now". The date formatter writes calendar words (دیروز).
 */
export function relativeTime(at: number, now: number): string {
  const distance = Math.abs(now - at);
  if (distance < 45) return 'همین حالا';
  const [size, word] = TIME_UNITS.find(([span]) => distance >= span) ?? [MINUTE, 'دقیقه'];
  return `${countOf(Math.max(1, Math.floor(distance / size)), word)} ${at <= now ? 'پیش' : 'دیگر'}`;
}

/** A duration of whole minutes in at most two units: «۲ ساعت و ۵ دقیقه», «۳ روز و ۴ ساعت», «کمتر از یک دقیقه». */
export function formatDuration(minutes: number): string {
  const total = Math.floor(Math.abs(minutes));
  return inWords([
    [Math.floor(total / 1440), 'روز'],
    [Math.floor(total / 60) % 24, 'ساعت'],
    [total % 60, 'دقیقه'],
  ]);
}

/** Working time in hours and minutes: «۲۴ ساعت». It has no days, because a working day is as long as its shift. */
export function formatWorkingTime(minutes: number): string {
  const total = Math.floor(minutes);
  return inWords([
    [Math.floor(total / 60), 'ساعت'],
    [total % 60, 'دقیقه'],
  ]);
}

/** The two largest parts. */
function inWords(parts: readonly (readonly [count: number, word: string])[]): string {
  const first = parts.findIndex(([n]) => n > 0);
  if (first < 0) return 'کمتر از یک دقیقه';
  return joinFa(
    parts
      .slice(first, first + 2)
      .filter(([n]) => n > 0)
      .map(([n, word]) => countOf(n, word)),
  );
}

/**
 * A duration as a clock, for timers and the hour:minute input: «۰۲:۰۵». `seconds` below an hour shows minutes and
 * seconds.
 */
export function formatClock(seconds: number): string {
  const total = Math.max(0, Math.floor(seconds));
  const [big, small] =
    total < HOUR ? [Math.floor(total / 60), total % 60] : [Math.floor(total / HOUR), Math.floor(total / 60) % 60];
  return toFa(`${String(big).padStart(2, '0')}:${String(small).padStart(2, '0')}`);
}
