import { dayjs, formatDate, fromWall, toWall } from '@hamyar/dayjs-jalali';
import { fill } from '@hamyar/persian';
import { faList as text } from '../messages/fa-list.ts';

/** The civil day (`YYYY-MM-DD`) of a moment in the business time zone. `seconds` are unix seconds. */
export const toIsoDate = (seconds: number | null): string | null =>
  seconds === null ? null : toWall(seconds).format('YYYY-MM-DD');

/** The first second of a civil day in the business time zone, in unix seconds. */
const startOfDay = (iso: string | null): number | null => (iso === null ? null : fromWall(dayjs(iso).startOf('day')));

/** The last second of a civil day in the business time zone, in unix seconds: a contract is valid on its last day. */
export const endOfDay = (iso: string | null): number | null =>
  iso === null ? null : fromWall(dayjs(iso).endOf('day'));

/** The filter of a list by an end; `expire_to` is the first moment that it does not contain. */
export interface ExpiryRange {
  expire_from?: number;
  expire_to?: number;
}
type Days = [string | null, string | null];

/** The range as civil days, both included. */
export const daysOfExpiry = ({ expire_from: from, expire_to: to }: ExpiryRange): Days => [
  toIsoDate(from ?? null),
  toIsoDate(to === undefined ? null : to - 1),
];

/** The range of these civil days, both included. */
export const expiryOfDays = ([from, to]: Days): ExpiryRange => ({
  expire_from: startOfDay(from) ?? undefined,
  expire_to: to === null ? undefined : endOfDay(to)! + 1,
});

/** «۱۴۰۵/۰۱/۰۱ تا ۱۴۰۵/۰۱/۱۰», both included; one of them at least is there. */
export function expiryText(from: number | undefined, to: number | undefined): string {
  const last = to === undefined ? undefined : formatDate(to - 1);
  if (from === undefined) return fill(text.until, { to: last! });
  return last === undefined
    ? fill(text.since, { from: formatDate(from) })
    : fill(text.range, { from: formatDate(from), to: last });
}
