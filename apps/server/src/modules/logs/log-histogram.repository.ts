import { sql } from 'kysely';
import { dateFromUnixSeconds, unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { filterConditions } from '../../platform/database/list-filters.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { allOf } from '../../platform/database/sql-conditions.ts';
import type { Span } from './log-histogram.rules.ts';
import { REQUEST_FILTERS, type RequestFilter } from './request-log.repository.ts';

/** Calls of one bar, by the number of the bar; those of all bars have none. */
export interface CountedCalls {
  bar: number | null;
  total: number;
  rejected: number;
  failed: number;
}

interface AllCalls extends CountedCalls {
  durations: number[] | null;
  oldest: Date | null;
}

/**
 * Counts the calls of each bar, and of all. Only the newest `cap` calls are counted: a log of millions costs no more
 * than one of thousands.
 */
export async function countCalls(
  db: AnyDb,
  filter: RequestFilter,
  bars: readonly Span[],
  cap: number,
): Promise<{ bars: CountedCalls[]; all: CountedCalls; durations: number[] | null; countedFrom: number | null }> {
  const starts = bars.map(({ from }) => dateFromUnixSeconds(from));
  const { rows } = await sql<AllCalls>`
    select bar, count(*)::int as total, (count(*) filter (where status between 400 and 499))::int as rejected,
      (count(*) filter (where status >= 500))::int as failed,
      case when grouping(bar) = 1 then percentile_disc(array[0.5, 0.95]) within group (order by duration_ms) end as durations,
      min(at) as oldest
    from (select width_bucket(l.at, ${starts}::timestamptz[]) - 1 as bar, l.at, l.status, l.duration_ms from request_log l
      where ${allOf(filterConditions(REQUEST_FILTERS, filter, undefined))} order by l.at desc limit ${cap}) as counted
    group by grouping sets ((bar), ())`.execute(db);
  const all = rows.find(({ bar }) => bar === null)!;
  return {
    bars: rows.filter(({ bar }) => bar !== null),
    all,
    durations: all.durations,
    countedFrom: all.total < cap ? null : unixSeconds(all.oldest),
  };
}
