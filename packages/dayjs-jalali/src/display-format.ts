import { jalaliFromEpochDay, assertInRange, weekdayOfEpochDay } from './calendar.ts';
import { type CivilTime, faDigits, formatCivil, jalaliOfIso } from './format.ts';
import { BUSINESS_ZONE, wallClock } from './zone.ts';

let readZone = () => BUSINESS_ZONE;

/**
 * Sets the zone in which times are shown, from the system settings: the zone, or, where one process draws the pages of
 * many people, how to find the one of the page that is drawn. Called once by the shell at start; other code of the server
 * passes the zone with each call instead.
 */
export function setDisplayZone(zone: string | (() => string)): void {
  readZone = typeof zone === 'function' ? zone : () => zone;
}

/** The zone in which times are shown. */
export const getDisplayZone = (): string => readZone();

function civilOf(seconds: number, zone: string): CivilTime & { epochDay: number } {
  const clock = wallClock(seconds, zone);
  return {
    ...assertInRange(jalaliFromEpochDay(clock.day)),
    epochDay: clock.day,
    weekday: (weekdayOfEpochDay(clock.day) + 6) % 7,
    hour: clock.hour,
    minute: clock.minute,
    second: clock.second,
  };
}

/**
 * Formats a wire time (unix seconds) in the Jalali calendar of a zone with dayjs tokens, in Persian digits. Throws
 * JalaliDateError outside 1206..1498.
 */
export function formatAt(seconds: number, format: string, zone: string = readZone()): string {
  return faDigits(formatCivil(civilOf(seconds, zone), format));
}

/** «۱۴۰۵/۰۸/۲۹» */
export const formatDate = (seconds: number, zone?: string): string => formatAt(seconds, 'YYYY/MM/DD', zone);
/** «۲۹ آبان ۱۴۰۵» */
export const formatLongDate = (seconds: number, zone?: string): string => formatAt(seconds, 'D MMMM YYYY', zone);
/** «جمعه ۲۹ آبان ۱۴۰۵» */
export const formatFullDate = (seconds: number, zone?: string): string => formatAt(seconds, 'dddd D MMMM YYYY', zone);
/** «۱۴:۳۵» */
export const formatTime = (seconds: number, zone?: string): string => formatAt(seconds, 'HH:mm', zone);
/** «۱۴۰۵/۰۸/۲۹، ۱۴:۳۵» */
export const formatDateTime = (seconds: number, zone?: string): string => formatAt(seconds, 'YYYY/MM/DD، HH:mm', zone);
/** «جمعه ۲۹ آبان ۱۴۰۵، ساعت ۱۴:۳۵» */
export const formatFullDateTime = (seconds: number, zone?: string): string =>
  formatAt(seconds, 'dddd D MMMM YYYY، [ساعت] HH:mm', zone);

/**
 * Formats a date-only wire value (`YYYY-MM-DD`, Gregorian): «۲۹ آبان ۱۴۰۵», or by `format`. Throws JalaliDateError when
 * it is not a date.
 */
export function formatIsoDate(iso: string, format = 'D MMMM YYYY'): string {
  const day = jalaliOfIso(iso);
  const weekday = new Date(`${iso}T00:00:00Z`).getUTCDay();
  return faDigits(formatCivil({ ...day, weekday, hour: 0, minute: 0, second: 0 }, format));
}

function relativeDay(at: { epochDay: number; year: number }, today: { epochDay: number; year: number }): string {
  const distance = today.epochDay - at.epochDay;
  if (distance === 0) return '[امروز]';
  if (distance === 1) return '[دیروز]';
  if (distance === 2) return '[پریروز]';
  if (distance === -1) return '[فردا]';
  return at.year === today.year ? 'dddd D MMMM' : 'dddd D MMMM YYYY';
}

/**
 * The heading of a day in a conversation: «امروز», «دیروز», «پریروز», «فردا», «سه‌شنبه ۲۶ آبان»; with the year when it
 * is not the current one. Both times are unix seconds.
 */
export function dayLabel(seconds: number, now: number, zone: string = readZone()): string {
  const at = civilOf(seconds, zone);
  return faDigits(formatCivil(at, relativeDay(at, civilOf(now, zone))));
}

/** A time in a list, short: today «۱۴:۳۵», yesterday «دیروز», within six days «سه‌شنبه», this year «۲۶ آبان», else «۱۴۰۴/۰۸/۲۶». Both times are unix seconds. */
export function listTime(seconds: number, now: number, zone: string = readZone()): string {
  const at = civilOf(seconds, zone);
  const today = civilOf(now, zone);
  const distance = today.epochDay - at.epochDay;
  let format = at.year === today.year ? 'D MMMM' : 'YYYY/MM/DD';
  if (distance === 0) format = 'HH:mm';
  else if (distance === 1 || distance === -1) format = relativeDay(at, today);
  else if (distance > 1 && distance < 7) format = 'dddd';
  return faDigits(formatCivil(at, format));
}

/** A moment in a sentence: «امروز ساعت ۱۴:۳۵», «دیروز ساعت ۹:۰۵», «سه‌شنبه ۲۶ آبان ساعت ۱۸:۰۰». Both times are unix seconds. */
export function momentLabel(seconds: number, now: number, zone: string = readZone()): string {
  return `${dayLabel(seconds, now, zone)} ${formatAt(seconds, '[ساعت] H:mm', zone)}`;
}
