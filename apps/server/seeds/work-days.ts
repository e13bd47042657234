import { jalaliFromEpochDay, weekdayOfEpochDay, zonedStart } from '@hamyar/dayjs-jalali';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Days of the working week: Saturday to Wednesday till 17, Thursday till 13, Friday closed. `[opens, closes]`, hours. */
const HOURS: readonly (readonly [number, number] | null)[] = [
  [8, 17],
  [8, 17],
  [8, 17],
  [8, 17],
  [8, 17],
  [8, 13],
  null,
];
/** Relative number of tickets on each day of the week, Saturday first. */
const WEEK = [1.25, 1.12, 1.05, 1, 0.95, 0.45, 0.08];
/** Relative number in each Jalali month: the end of the year and the tax quarters are busy, late summer is quiet. */
const MONTH = [0.95, 1, 1.1, 1, 0.92, 1, 1.02, 1, 1.1, 1, 1.08, 1.35];
/** Relative number in each hour of the day. */
const CLOCK = [
  0.06, 0.03, 0.02, 0.02, 0.02, 0.05, 0.12, 0.5, 1.6, 2.2, 2.4, 2.2, 1.6, 1.2, 1.4, 1.4, 1.1, 0.6, 0.42, 0.38, 0.42,
  0.45, 0.34, 0.16,
];

/**
 * Holidays of Iran with a fixed solar date, `month/day` with month 1..12; lunar ones change every year and are left
 * out.
 */
const HOLIDAYS = new Set(['1/1', '1/2', '1/3', '1/4', '1/12', '1/13', '3/14', '3/15', '11/22', '12/29', '12/30']);

/** The moments of a business calendar: when tickets come in and when people are at work. */
export interface WorkDays {
  /** First moment of a civil day, milliseconds. */
  startOf(day: number): number;
  /** Civil day of a moment. */
  dayOf(at: number): number;
  /** How busy a day is; an ordinary Monday is about 1. */
  weight(day: number): number;
  /** The moment `minutes` of working time after `at`; the result is within working hours. */
  afterWork(at: number, minutes: number): number;
  /** The moment `minutes` after `at`, moved to the morning when it would be at night. */
  afterWaking(at: number, minutes: number): number;
  hourWeights: readonly number[];
}

/** Creates the calendar of a zone. */
export function workDays(zone: string): WorkDays {
  const starts = new Map<number, number>();
  const startOf = (day: number): number => {
    let start = starts.get(day);
    if (start === undefined) {
      start = zonedStart(day, zone);
      starts.set(day, start);
    }
    return start;
  };
  const dayOf = (at: number): number => {
    let day = Math.floor(at / DAY) + 1;
    while (startOf(day) > at) day -= 1;
    return day;
  };
  const isHoliday = (day: number): boolean => {
    const j = jalaliFromEpochDay(day);
    return HOLIDAYS.has(`${j.month + 1}/${j.day}`);
  };
  const open = (day: number): readonly [number, number] | null => {
    const hours = isHoliday(day) ? null : (HOURS[weekdayOfEpochDay(day)] ?? null);
    return hours && [startOf(day) + hours[0] * HOUR, startOf(day) + hours[1] * HOUR];
  };
  return {
    startOf,
    dayOf,
    hourWeights: CLOCK,
    weight(day) {
      const j = jalaliFromEpochDay(day);
      if (isHoliday(day)) return 0.1;
      const lull = j.month === 0 && j.day <= 13 ? 0.35 : 1;
      const quarterEnd = j.month % 3 === 2 && j.day >= 25 ? 1.25 : 1;
      return (WEEK[weekdayOfEpochDay(day)] ?? 1) * (MONTH[j.month] ?? 1) * lull * quarterEnd;
    },
    afterWork(at, minutes) {
      let left = Math.floor(minutes * 60_000);
      for (let day = dayOf(at); ; day += 1) {
        const hours = open(day);
        if (hours === null) continue;
        const from = Math.max(at, hours[0]);
        if (from >= hours[1]) continue;
        if (from + left < hours[1]) return from + left;
        left -= hours[1] - from;
      }
    },
    afterWaking(at, minutes) {
      const then = at + Math.floor(minutes * 60_000);
      const day = dayOf(then);
      const hour = (then - startOf(day)) / HOUR;
      if (hour >= 7.5 && hour < 23.4) return then;
      const morning = startOf(hour < 7.5 ? day : day + 1) + 7.5 * HOUR;
      return morning + ((then * 7919) % (3 * HOUR));
    },
  };
}
