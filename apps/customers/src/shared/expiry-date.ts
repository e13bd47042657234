import { dayjs, fromWall, toWall } from '@hamyar/dayjs-jalali';

/** The civil day (`YYYY-MM-DD`) of a moment in the business time zone. `seconds` are unix seconds. */
export const toIsoDate = (seconds: number | null): string | null =>
  seconds === null ? null : toWall(seconds).format('YYYY-MM-DD');

/** The first second of a civil day in the business time zone, in unix seconds. */
export const startOfDay = (iso: string | null): number | null =>
  iso === null ? null : fromWall(dayjs(iso).startOf('day'));

/** The last second of a civil day in the business time zone, in unix seconds: a contract is valid on its last day. */
export const endOfDay = (iso: string | null): number | null =>
  iso === null ? null : fromWall(dayjs(iso).endOf('day'));
