import type { EventRepeat } from '@hamyar/contracts';
import {
  epochDayFromJalali,
  jalaliFromEpochDay,
  jalaliMonthDays,
  wallClock,
  wallClockToUnix,
  zonedStart,
  type UnixRange,
  type WallClock,
} from '@hamyar/dayjs-jalali';

const DAY = 86_400;

/** When an event takes place, unix seconds; `repeat_until` is Gregorian `YYYY-MM-DD`. */
export interface EventTimes {
  start: number;
  end: number | null;
  repeat: EventRepeat;
  repeat_until: string | null;
}

/** Once that an event takes place, unix seconds. */
export interface Occurrence {
  start_date: number;
  end_date: number | null;
}

/** The epoch day of a Gregorian `YYYY-MM-DD`. */
export const epochDayOfIso = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / 1000 / DAY;

const secondsOfDay = ({ hour, minute, second }: WallClock): number => (hour * 60 + minute) * 60 + second;

/** The moment so many wall-clock seconds after midnight of a day; more than a day leads to the next ones. */
function atWall(day: number, seconds: number, zone: string): number {
  const days = Math.floor(seconds / DAY);
  const rest = seconds - days * DAY;
  return wallClockToUnix(
    { day: day + days, hour: Math.floor(rest / 3600), minute: Math.floor(rest / 60) % 60, second: rest % 60 },
    zone,
  );
}

/** How long an event takes on the wall clock, seconds: it ends at the same hour also after the clocks were changed. */
function wallLength(start: number, end: number, zone: string): number {
  const [from, to] = [wallClock(start, zone), wallClock(end, zone)];
  return (to.day - from.day) * DAY + secondsOfDay(to) - secondsOfDay(from);
}

function* steppedDays(first: number, step: number, from: number): Generator<number> {
  for (let day = first + Math.max(0, Math.ceil((from - first) / step)) * step; ; day += step) yield day;
}

function* jalaliDays(first: number, months: number, from: number): Generator<number> {
  const base = jalaliFromEpochDay(first);
  const at = jalaliFromEpochDay(Math.max(first, from));
  const passed = (at.year - base.year) * 12 + at.month - base.month;
  for (let n = Math.max(0, Math.floor(passed / months) - 1); ; n += 1) {
    const month = base.month + n * months;
    yield epochDayFromJalali(base.year, month, Math.min(base.day, jalaliMonthDays(base.year, month)));
  }
}

/**
 * The days on which a series takes place from `from` to `to`, epoch days, both included. The 31st of a month is the last
 * day of a shorter one, and 30 Esfand is 29 Esfand where the year is common; the days after follow the first one again
 * (decisions 2.13).
 */
export function* occurrenceDays(
  first: number,
  repeat: EventRepeat,
  until: number | null,
  from: number,
  to: number,
): Generator<number, void> {
  const last = Math.min(to, until ?? to);
  if (repeat === 'none') {
    if (first >= from && first <= last) yield first;
    return;
  }
  const days = {
    daily: () => steppedDays(first, 1, from),
    weekly: () => steppedDays(first, 7, from),
    monthly_jalali: () => jalaliDays(first, 1, from),
    yearly_jalali: () => jalaliDays(first, 12, from),
  }[repeat]();
  for (const day of days) {
    if (day > last) return;
    if (day >= from) yield day;
  }
}

/**
 * Every time that an event takes place within a range, repeats included, in order: those that begin in it, and those that
 * have begun before and have not ended. The hour is that of the first time on the zone's wall clock, whatever the clocks
 * did in between.
 */
export const occurrencesIn = (event: EventTimes, range: UnixRange, zone: string): Occurrence[] => [
  ...occurrences(event, range, zone),
];

/** Whether an event takes place within a range at all; a long series costs no more than a short one. */
export const occursIn = (event: EventTimes, range: UnixRange, zone: string): boolean =>
  occurrences(event, range, zone).next().done !== true;

/** Days within which a series takes place at least once. */
const DAYS_BETWEEN: Readonly<Record<EventRepeat, number>> = {
  none: 1,
  daily: 2,
  weekly: 8,
  monthly_jalali: 33,
  yearly_jalali: 367,
};

/**
 * The time of an event that somebody who looks for it means: the one that is going on or comes next, or the last one of
 * an event that is over. Null for one that takes place outside of the range only.
 */
export function nearestOccurrence(event: EventTimes, now: number, range: UnixRange, zone: string): Occurrence | null {
  const next = occurrences(event, { start: now, end: range.end }, zone).next();
  if (!next.done) return next.value;
  const last = lastMoment(event, zone).getTime() / 1000;
  const length = (event.end ?? event.start) - event.start;
  const start = Math.max(range.start, last - length - DAYS_BETWEEN[event.repeat] * DAY);
  return occurrencesIn(event, { start, end: Math.min(last + 1, now) }, zone).at(-1) ?? null;
}

function* occurrences(event: EventTimes, range: UnixRange, zone: string): Generator<Occurrence, void> {
  const first = wallClock(event.start, zone);
  const length = event.end === null ? null : wallLength(event.start, event.end, zone);
  const from = wallClock(range.start, zone).day - Math.ceil((length ?? 0) / DAY) - 1;
  const until = event.repeat_until === null ? null : epochDayOfIso(event.repeat_until);
  const onDay = (day: number): Occurrence => {
    // the first time is as it was stored: an hour that comes twice is not read from the wall clock again
    if (day === first.day) return { start_date: event.start, end_date: event.end };
    const start = secondsOfDay(first);
    return {
      start_date: atWall(day, start, zone),
      end_date: length === null ? null : atWall(day, start + length, zone),
    };
  };
  for (const day of occurrenceDays(first.day, event.repeat, until, from, wallClock(range.end, zone).day)) {
    const once = onDay(day);
    const { start_date, end_date } = once;
    if (start_date < range.end && (start_date >= range.start || (end_date ?? start_date) > range.start)) yield once;
  }
}

/** What stands for "without end" in `last_at`. */
const WITHOUT_END = new Date('9999-12-31T00:00:00Z');

/** The end of the last time that an event takes place. */
export function lastMoment(event: EventTimes, zone: string): Date {
  if (event.repeat === 'none') return new Date((event.end ?? event.start) * 1000);
  if (event.repeat_until === null) return WITHOUT_END;
  const length = event.end === null ? 0 : wallLength(event.start, event.end, zone);
  return new Date(zonedStart(epochDayOfIso(event.repeat_until) + 1, zone) + length * 1000);
}

/** Whole days: from the midnight that begins the first to the one that ends the last. */
export function wholeDays(start: number, end: number | null, zone: string): { start: number; end: number } {
  const first = wallClock(start, zone).day;
  const last = end === null || end <= start ? first : wallClock(end - 1, zone).day;
  return { start: zonedStart(first, zone) / 1000, end: zonedStart(last + 1, zone) / 1000 };
}

/** The first time after a moment at which something that repeats takes place, unix seconds; null when there is none. */
export function timeAfter(event: EventTimes, after: number, zone: string): number | null {
  const range = { start: after + 1, end: after + 1 + DAYS_BETWEEN[event.repeat] * DAY };
  const next = occurrences(event, range, zone).next();
  return next.done ? null : next.value.start_date;
}
