// The only package that imports dayjs: values are ordinary dayjs objects; text, start and end of units, steps and the
// picker are Jalali.
export { default as dayjs } from 'dayjs';
export type { Dayjs } from 'dayjs';
export { addJMonth, addJYear, fromJalali, jEndOf, jStartOf, jWeek, partsOf, setJ } from './arithmetic.ts';
export type { JalaliUnit } from './arithmetic.ts';
export {
  epochDayFromJalali,
  isJalaliLeap,
  JALALI_MAX_YEAR,
  JALALI_MIN_YEAR,
  jalaliMonthDays,
  jalaliFromEpochDay,
  weekdayOfEpochDay,
} from './calendar.ts';
export type { JalaliDay } from './calendar.ts';
export { JalaliDateError } from './errors.ts';
export type { JalaliDateErrorCode } from './errors.ts';
export {
  formatJ,
  isoOfJalali,
  JALALI_MONTHS,
  jalaliOfIso,
  parseJ,
  tryParseJ,
  TYPED_CLOCK_FORMATS,
  TYPED_DAY_FORMATS,
  WEEKDAYS,
  WEEKDAYS_SHORT,
} from './format.ts';
export { jalaliGenerateConfig } from './date-picker-config.ts';
export { jalali } from './plugin.ts';
export {
  dayLabel,
  formatAt,
  formatDate,
  formatDateTime,
  formatFullDate,
  formatFullDateTime,
  formatIsoDate,
  formatLongDate,
  formatTime,
  getDisplayZone,
  listTime,
  momentLabel,
  setDisplayZone,
} from './display-format.ts';
export { jalaliMonthGrid, jalaliYearRange, weekStart } from './range.ts';
export type { UnixRange } from './range.ts';
export { BUSINESS_ZONE, civilClock, fromWall, toWall, wallClock, wallClockToUnix, zonedStart } from './zone.ts';
export type { WallClock } from './zone.ts';
