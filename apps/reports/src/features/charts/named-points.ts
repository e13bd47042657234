import { choiceName } from '@hamyar/persian';
import type { ReportTicketFilter } from '@hamyar/contracts/reports';
import { fa } from '../../messages/fa.ts';
import type { Point } from '../../shared/report-view.rules.ts';

/** Tickets of one value, as the calls answer them. */
export interface TotalPoint {
  x: number | null;
  total: number;
  previous: number | null;
  filter: ReportTicketFilter;
}

/** Points with the names of a list; null while the list is read. */
export function namedPoints(
  points: readonly TotalPoint[] | undefined,
  names: readonly { id: number; name: string }[] | undefined,
): Point[] | null {
  if (!points || !names) return null;
  return points.map(({ x, total, previous, filter }) => ({
    name: x === null ? fa.none : choiceName(names, x),
    value: total,
    previous,
    filter,
    color: x === null ? 'text-4' : 'primary',
  }));
}
