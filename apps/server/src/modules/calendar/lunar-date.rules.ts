const DAY_MS = 86_400_000;

/** The tabular lunar calendar of Unicode: of those that every runtime knows it is the nearest to Iran's. */
const lunar = new Intl.DateTimeFormat('en-u-ca-islamic-civil-nu-latn', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
});

/** A day of the lunar year; months from 1. */
export interface LunarDate {
  month: number;
  day: number;
}

/** Days whose lunar dates are known; some forty years, so that no calendar of any years fills the memory. */
const KNOWN_DAYS = 15_000;
const knownDates = new Map<number, LunarDate>();

/** The lunar date of an epoch day, found once: every due time asks for a year of them, and they are slow to find. */
export function lunarDateOf(day: number): LunarDate {
  const known = knownDates.get(day);
  if (known) return known;
  const parts = lunar.formatToParts(new Date(day * DAY_MS));
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const found = { month: value('month'), day: value('day') };
  if (knownDates.size >= KNOWN_DAYS) knownDates.clear();
  knownDates.set(day, found);
  return found;
}

/** Whether an epoch day is the last one of its lunar month, which has 29 or 30 days. */
export const endsLunarMonth = (day: number): boolean => lunarDateOf(day + 1).day === 1;

/**
 * The days of a range on which something is that began on a day and is in every lunar year: on the same date, and what is
 * on the 30th on the last day of a month that has no 30th.
 */
export function lunarYearlyDays(first: number, from: number, to: number): number[] {
  const date = lunarDateOf(first);
  const days: number[] = [];
  for (let day = Math.max(first, from); day <= to; day += 1) {
    const one = lunarDateOf(day);
    if (one.month !== date.month) continue;
    if (one.day === date.day || (date.day === 30 && one.day === 29 && endsLunarMonth(day))) days.push(day);
  }
  return days;
}
