import { wallClock } from '@hamyar/dayjs-jalali';

/** The Gregorian `YYYY-MM-DD` of an epoch day. */
export const isoOfEpochDay = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** The day that a zone has at a moment, `YYYY-MM-DD`; `at` is unix seconds. */
export const isoDayAt = (at: number, zone: string): string => isoOfEpochDay(wallClock(at, zone).day);
