import {
  epochDayFromJalali,
  formatAt,
  getDisplayZone,
  isoOfJalali,
  jalaliOfIso,
  zonedStart,
} from '@hamyar/dayjs-jalali';
import { toEn } from '@hamyar/persian';
import type { TicketFilters } from '../../shared/ticket-filter.conversions.ts';

/** A filter by a period, named by the common part of its two keys. */
export type RangeName = 'created' | 'activity' | 'closed';
type Days = readonly [string | null, string | null];

/** The period as civil days (`YYYY-MM-DD`), as the picker takes them. */
export function filtersToRange(filters: TicketFilters, name: RangeName): [string | null, string | null] {
  return [secondsToDay(filters[`${name}_from`]), secondsToDay(filters[`${name}_to`])];
}

/**
 * The period as unix seconds of the wire: from the first second of the first day to the last of the last, in the zone
 * of the system.
 */
export function rangeToFilters(name: RangeName, [from, to]: Days): Partial<TicketFilters> {
  return {
    [`${name}_from`]: from === null ? undefined : startOfDay(from, 0),
    [`${name}_to`]: to === null ? undefined : startOfDay(to, 1) - 1,
  };
}

/** A moment as its civil day. */
export function secondsToDay(seconds: number | undefined): string | null {
  if (seconds === undefined) return null;
  const [year, month, day] = toEn(formatAt(seconds, 'YYYY/MM/DD')).split('/').map(Number);
  return isoOfJalali(year!, month! - 1, day!);
}

function startOfDay(iso: string, plusDays: number): number {
  const { year, month, day } = jalaliOfIso(iso);
  return zonedStart(epochDayFromJalali(year, month, day) + plusDays, getDisplayZone()) / 1000;
}

/** The beginning of a civil day. */
export const dayToSeconds = (iso: string): number => startOfDay(iso, 0);
