/** Working hours from one minute of a day to another; `to` may be 1440, which is 24:00. */
export interface WorkInterval {
  readonly from: number;
  readonly to: number;
}

/** The intervals of each day of the week, Saturday first. */
export type WorkWeek = readonly (readonly WorkInterval[])[];

/** Other hours for the days (epoch days, both included) of a period such as Ramadan. */
export interface DatedHours {
  readonly from_day: number;
  readonly to_day: number;
  readonly days: WorkWeek;
}

/** Minutes of a day in which nobody works; a whole day is 0 to 1440. */
export interface Closure extends WorkInterval {
  readonly title: string;
}

/** How a zone counts days and minutes. Moments are unix seconds, days epoch days. */
export interface CivilClock {
  dayOf(at: number): number;
  /** Saturday is 0. */
  weekdayOf(day: number): number;
  /** The first moment at which the clocks of this day show the minute or a later one; 1440 is the start of the next day. */
  momentOf(day: number, minute: number): number;
}

/** All that decides whether somebody works at a moment: hours of the week, dated hours instead of them, days off. */
export interface WorkCalendar {
  readonly clock: CivilClock;
  readonly week: WorkWeek;
  /** Of two that have the same day, the first counts. */
  readonly dated: readonly DatedHours[];
  /** By epoch day. */
  readonly closures: ReadonlyMap<number, readonly Closure[]>;
  /** What was found of its days, for a calendar by which many due times are looked for. */
  readonly known?: Map<number, readonly WorkSegment[]>;
}

/** A part of one day in which nothing changes. Moments are unix seconds, `to` is not included. */
export interface WorkSegment {
  readonly day: number;
  readonly from: number;
  readonly to: number;
  /** `off`: hours of work that a day off removes, with its title; `outside`: no hours of work anyway. */
  readonly state: 'open' | 'outside' | 'off';
  readonly title: string | null;
}

/** Days that are looked at for a due time; a calendar without work in them is wrong (decisions 2.6 rule 7). */
const SCANNED_DAYS = 366;
const DAY_MINUTES = 1440;

/** A calendar has too little working time for a due time within 366 days. */
export class NoWorkingTime extends Error {
  constructor() {
    super(`The calendar has too little working time within ${SCANNED_DAYS} days`);
  }
}

/** The calendar of a clock that never stops (`24x7`). */
export const aroundTheClock = (clock: CivilClock): WorkCalendar => ({
  clock,
  week: Array.from({ length: 7 }, () => [{ from: 0, to: DAY_MINUTES }]),
  dated: [],
  closures: new Map(),
});

/** Time counts in whole minutes: a minute that has begun is at its start. */
export const wholeMinute = (at: number): number => Math.floor(at / 60) * 60;

const within = <T extends WorkInterval>(list: readonly T[], minute: number): T | undefined =>
  list.find(({ from, to }) => from <= minute && minute < to);

/** The segments of one day in order, without gaps. */
function segmentsOf(calendar: WorkCalendar, day: number): readonly WorkSegment[] {
  const segments = calendar.known?.get(day) ?? findSegments(calendar, day);
  calendar.known?.set(day, segments);
  return segments;
}

function findSegments({ clock, week, dated, closures }: WorkCalendar, day: number): WorkSegment[] {
  const days = dated.find(({ from_day, to_day }) => from_day <= day && day <= to_day)?.days ?? week;
  const hours = days[clock.weekdayOf(day)] ?? [];
  const closed = closures.get(day) ?? [];
  const edges = [...new Set([0, DAY_MINUTES, ...[...hours, ...closed].flatMap(({ from, to }) => [from, to])])];
  edges.sort((a, b) => a - b);
  return edges.slice(1).flatMap((end, index): WorkSegment[] => {
    const start = edges[index]!;
    const [from, to] = [clock.momentOf(day, start), clock.momentOf(day, end)];
    // minutes that the beginning of daylight saving time skips
    if (from >= to) return [];
    const off = within(closed, start);
    if (!within(hours, start)) return [{ day, from, to, state: 'outside', title: null }];
    return [{ day, from, to, state: off ? 'off' : 'open', title: off?.title ?? null }];
  });
}

/** The segments from one moment to another, in order and without gaps. */
export function* scanWorkingTime(calendar: WorkCalendar, start: number, end: number): Generator<WorkSegment> {
  for (let day = calendar.clock.dayOf(start); ; day += 1) {
    for (const segment of segmentsOf(calendar, day)) {
      if (segment.from >= end) return;
      if (segment.to > start) yield { ...segment, from: Math.max(segment.from, start), to: Math.min(segment.to, end) };
    }
  }
}

/** The last moment of the search for a due time that begins at `start`. */
const lastScanned = (start: number): number => start + SCANNED_DAYS * 86_400;

/**
 * The moment at which `minutes` of working time have passed since `start`, the earliest of them: work that ends with the
 * day is due at its end, not at the next opening. Outside of working time it counts from the next opening. Unix seconds,
 * whole minutes. Source: decisions 2.6.
 *
 * @throws NoWorkingTime
 */
export function addWorkingMinutes(calendar: WorkCalendar, start: number, minutes: number): number {
  const from = wholeMinute(start);
  let left = minutes * 60;
  if (left <= 0) return from;
  for (const segment of scanWorkingTime(calendar, from, lastScanned(from))) {
    if (segment.state !== 'open') continue;
    const length = segment.to - segment.from;
    if (left <= length) return segment.from + left;
    left -= length;
  }
  throw new NoWorkingTime();
}

/** The working minutes from one moment to a later one; 0 when it is not later. Source: decisions 2.6. */
export function workingMinutesBetween(calendar: WorkCalendar, start: number, end: number): number {
  let seconds = 0;
  for (const { state, from, to } of scanWorkingTime(calendar, wholeMinute(start), wholeMinute(end)))
    if (state === 'open') seconds += to - from;
  return seconds / 60;
}

/**
 * The first moment from `at` on at which somebody works: `at` itself within working time, null when there is none within
 * 366 days. Unix seconds.
 */
export function nextOpening(calendar: WorkCalendar, at: number): number | null {
  for (const segment of scanWorkingTime(calendar, at, lastScanned(at)))
    if (segment.state === 'open') return segment.from;
  return null;
}

/**
 * The same time of day, so many working days later: a day counts when somebody works on it. Unix seconds; `days` of 0 is
 * the moment itself.
 * @throws NoWorkingTime when there are not as many within two years
 */
export function afterWorkingDays(calendar: WorkCalendar, at: number, days: number): number {
  const { clock } = calendar;
  const today = clock.dayOf(at);
  const passed = at - clock.momentOf(today, 0);
  const [minute, second] = [Math.floor(passed / 60), passed % 60];
  let left = days;
  for (let day = today; day <= today + SCANNED_DAYS * 2; day += 1) {
    if (day > today && workingMinutesBetween(calendar, clock.momentOf(day, 0), clock.momentOf(day + 1, 0)) > 0)
      left -= 1;
    if (left === 0) return Math.max(at, clock.momentOf(day, minute) + second);
  }
  throw new NoWorkingTime();
}

/** Working minutes of a week without dated hours and days off. */
export const weekMinutes = (week: WorkWeek): number =>
  week.flat().reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0);

/** The first interval that has no minutes or overlaps an earlier one of its day; null when all are right (decisions 2.7). */
export function wrongInterval(week: WorkWeek): { weekday: number; index: number; fault: 'empty' | 'overlap' } | null {
  for (const [weekday, day] of week.entries())
    for (const [index, { from, to }] of day.entries()) {
      if (to <= from) return { weekday, index, fault: 'empty' };
      if (day.slice(0, index).some((other) => from < other.to && other.from < to))
        return { weekday, index, fault: 'overlap' };
    }
  return null;
}

/** Minutes since midnight of a time of day `HH:mm`. */
export const minuteOfClock = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));

/** The week as calls write it, in minutes. */
export const weekOfClocks = (days: readonly (readonly { from: string; to: string }[])[]): WorkWeek =>
  days.map((day) => day.map(({ from, to }) => ({ from: minuteOfClock(from), to: minuteOfClock(to) })));
