import { dayOfJalali, formatAt, getDisplayZone, isoOfJalali, jalaliOfIso, zonedStart } from '@hamyar/dayjs-jalali';
import { toEn } from '@hamyar/persian';
import type { TicketFilters } from '../../shared/ticket-filter.conversions.ts';

/** A span of time among the filters, by the name its two keys share. */
export type RangeName = 'created' | 'activity' | 'closed';
type Days = readonly [string | null, string | null];

/** The span as civil days (`YYYY-MM-DD`), as the picker takes them. */
export function daysOf(filters: TicketFilters, name: RangeName): [string | null, string | null] {
  return [dayAt(filters[`${name}_from`]), dayAt(filters[`${name}_to`])];
}

/** The span as unix seconds of the wire: from the first second of the first day to the last of the last, in the zone of the system. */
export function momentsOf(name: RangeName, [from, to]: Days): Partial<TicketFilters> {
  return {
    [`${name}_from`]: from === null ? undefined : startOf(from, 0),
    [`${name}_to`]: to === null ? undefined : startOf(to, 1) - 1,
  };
}

function dayAt(seconds: number | undefined): string | null {
  if (seconds === undefined) return null;
  const [year, month, day] = toEn(formatAt(seconds, 'YYYY/MM/DD')).split('/').map(Number);
  return isoOfJalali(year!, month! - 1, day!);
}

function startOf(iso: string, plusDays: number): number {
  const { year, month, day } = jalaliOfIso(iso);
  return zonedStart(dayOfJalali(year, month, day) + plusDays, getDisplayZone()) / 1000;
}
