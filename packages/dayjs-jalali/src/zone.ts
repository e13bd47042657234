import dayjs, { type Dayjs } from 'dayjs';
import { weekdayOfEpochDay } from './calendar.ts';

const DAY = 86_400_000;

/** The default zone of the organisation, until its setting changes it (decisions 2.0 "Zone"). */
export const BUSINESS_ZONE = 'Asia/Tehran';

/** The wall clock of a zone at one moment. */
export interface WallClock {
  /** whole days since 1970-01-01, by the civil date in that zone */
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(zone, clock);
  }
  return clock;
}

/** Milliseconds by which the zone's wall clock is ahead of UTC at a moment, as `Intl` says it. */
function readOffset(at: number, zone: string): number {
  const field: Record<string, number> = {};
  for (const part of clockOf(zone).formatToParts(at)) field[part.type] = Number(part.value);
  const wall = Date.UTC(
    field.year ?? 0,
    (field.month ?? 1) - 1,
    field.day ?? 1,
    field.hour ?? 0,
    field.minute ?? 0,
    field.second ?? 0,
  );
  return wall - Math.floor(at / 1000) * 1000;
}

/** Zone → day since 1970 by UTC → offset of that whole day; null for a day on which the clocks were changed. */
const offsets = new Map<string, Map<number, number | null>>();
/** Number of days whose offsets are kept for a zone; many times those of one page. */
const KEPT_DAYS = 1000;

/**
 * Milliseconds by which the zone's wall clock is ahead of UTC at a moment (milliseconds since 1970). A list shows many
 * times of few days, and asking `Intl` was a sixth of the time for drawing one.
 */
function offsetAt(at: number, zone: string): number {
  let days = offsets.get(zone);
  if (days === undefined) offsets.set(zone, (days = new Map()));
  const day = Math.floor(at / DAY);
  let offset = days.get(day);
  if (offset === undefined) {
    const first = readOffset(day * DAY, zone);
    offset = first === readOffset((day + 1) * DAY - 1, zone) ? first : null;
    if (days.size >= KEPT_DAYS) days.clear();
    days.set(day, offset);
  }
  return offset ?? readOffset(at, zone);
}

/** The zone's wall clock at a moment. `seconds` are unix seconds. Throws RangeError for an unknown zone. */
export function wallClock(seconds: number, zone: string): WallClock {
  const wall = seconds * 1000 + offsetAt(seconds * 1000, zone);
  const day = Math.floor(wall / DAY);
  const rest = Math.floor((wall - day * DAY) / 1000);
  return { day, hour: Math.floor(rest / 3600), minute: Math.floor(rest / 60) % 60, second: rest % 60 };
}

/**
 * The moment of a wall-clock time in a zone, unix milliseconds. A time that a clock change skipped becomes the first
 * moment after the change; a time that occurred twice becomes the first of the two.
 */
function instantFromWall(wall: number, zone: string): number {
  const before = offsetAt(wall - DAY, zone);
  const after = offsetAt(wall + DAY, zone);
  const fits = [wall - before, wall - after].filter((at) => at + offsetAt(at, zone) === wall);
  if (fits.length > 0) return Math.min(...fits);
  // Skipped: the change is between the two guesses; approach it in steps of minutes, then of seconds.
  let at = wall - Math.max(before, after);
  for (const step of [60_000, 1000]) {
    while (at + offsetAt(at, zone) < wall) at += step;
    if (step === 60_000) at -= step;
  }
  return at;
}

/**
 * First moment of a civil day in a zone, unix milliseconds; for day limits on the server, independent of the server's
 * zone (design/persian-ux A1). `day` counts from 1970-01-01.
 */
export function zonedStart(day: number, zone: string): number {
  return instantFromWall(day * DAY, zone);
}

/**
 * Unix seconds of the wall-clock time that a picker's value shows, read in the given zone. Inverse of {@link toWall}.
 */
export function fromWall(value: Dayjs, zone: string = BUSINESS_ZONE): number {
  return Math.floor(
    instantFromWall(
      Date.UTC(value.year(), value.month(), value.date(), value.hour(), value.minute(), value.second()),
      zone,
    ) / 1000,
  );
}

/**
 * A picker's value for a moment: an ordinary dayjs value that shows the zone's wall clock. `seconds` are unix seconds.
 */
export function toWall(seconds: number, zone: string = BUSINESS_ZONE): Dayjs {
  const { day, hour, minute, second } = wallClock(seconds, zone);
  const civil = new Date(day * DAY);
  return dayjs(new Date(civil.getUTCFullYear(), civil.getUTCMonth(), civil.getUTCDate(), hour, minute, second));
}

/**
 * The moment of a wall-clock time in a zone, unix seconds: inverse of {@link wallClock}. A time that a clock change
 * skipped becomes the first moment after the change; a time that occurred twice becomes the first of the two.
 */
export function wallClockToUnix({ day, hour, minute, second }: WallClock, zone: string): number {
  return Math.floor(instantFromWall(day * DAY + ((hour * 60 + minute) * 60 + second) * 1000, zone) / 1000);
}

/** Days and minutes of a zone, as the working time of packages/domain counts them; moments are unix seconds. */
export const civilClock = (zone: string) => ({
  dayOf: (at: number): number => wallClock(at, zone).day,
  weekdayOf: weekdayOfEpochDay,
  momentOf: (day: number, minute: number): number => instantFromWall((day * 1440 + minute) * 60_000, zone) / 1000,
});
