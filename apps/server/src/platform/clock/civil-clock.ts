import { wallClock, wallClockToUnix, weekdayOfEpochDay } from '@hamyar/dayjs-jalali';
import type { CivilClock } from '@hamyar/domain';

/** Days and minutes of a zone, as working time counts them. */
export const civilClock = (zone: string): CivilClock => ({
  dayOf: (at) => wallClock(at, zone).day,
  weekdayOf: weekdayOfEpochDay,
  momentOf: (day, minute) =>
    wallClockToUnix(
      { day: day + Math.floor(minute / 1440), hour: Math.floor(minute / 60) % 24, minute: minute % 60, second: 0 },
      zone,
    ),
});
