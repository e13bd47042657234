import { dayjs, fromWall, toWall } from '@hamyar/dayjs-jalali';

/** The civil day (`YYYY-MM-DD`) on which a moment falls in the business zone. `seconds` are unix seconds. */
export const toIsoDate = (seconds: number | null): string | null =>
  seconds === null ? null : toWall(seconds).format('YYYY-MM-DD');

/** The last second of a civil day in the business zone, unix seconds: a contract holds through its last day. */
export const endOfDay = (iso: string | null): number | null =>
  iso === null ? null : fromWall(dayjs(iso).endOf('day'));
