import { getDisplayZone, jalaliOfIso, wallClock, wallClockToUnix } from '@hamyar/dayjs-jalali';

const DAY = 86_400_000;

/** Gregorian `YYYY-MM-DD` of an epoch day. */
export const isoOfDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** The epoch day of `YYYY-MM-DD`. @throws JalaliDateError for a text that is no date, or outside the verified years (spec 8.17) */
export function dayOfIso(iso: string): number {
  jalaliOfIso(iso);
  return Date.parse(`${iso}T00:00:00Z`) / DAY;
}

const pad = (n: number): string => String(n).padStart(2, '0');

/** Day and `HH:mm` of a moment on the wall clock of the business. */
export function wallOf(seconds: number): { day: number; time: string } {
  const { day, hour, minute } = wallClock(seconds, getDisplayZone());
  return { day, time: `${pad(hour)}:${pad(minute)}` };
}

/** The moment of a day and `HH:mm`, unix seconds. */
export function momentOf(day: number, time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return wallClockToUnix({ day, hour, minute, second: 0 }, getDisplayZone());
}

/** The moment so many days and minutes later on the wall clock: 10:00 stays 10:00 whatever the clocks did in between. */
export function shiftedMoment(seconds: number, days: number, minutes: number): number {
  const { day, hour, minute, second } = wallClock(seconds, getDisplayZone());
  const total = hour * 60 + minute + minutes;
  const passed = Math.floor(total / 1440);
  const rest = total - passed * 1440;
  const at = { day: day + days + passed, hour: Math.floor(rest / 60), minute: rest % 60, second };
  return wallClockToUnix(at, getDisplayZone());
}
