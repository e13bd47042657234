import type { QueryOf, requestLogHistogram } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import { businessZone } from '../settings/public.ts';
import { countCalls } from './log-histogram.repository.ts';
import { barsOf } from './log-histogram.rules.ts';

const DAY = 86_400;
/** Calls that are counted; beyond them the beginning of the time is left open. */
const COUNTED_MAX = 200_000;

const NONE = { total: 0, rejected: 0, failed: 0 };

/** How many calls there were over the time of the filter, by default the day up to now. */
export async function requestHistogram(
  { db, clock, broker }: Pick<Deps, 'db' | 'clock' | 'broker'>,
  query: QueryOf<typeof requestLogHistogram>,
) {
  const until = Math.min(query.to_date ?? Infinity, clock.unix() + 1);
  const from = Math.min(query.from_date ?? until - DAY, until - 1);
  const spans = barsOf({ from, until }, await businessZone({ db, broker }));
  const { bars, all, durations, countedFrom } = await countCalls(
    db,
    { ...query, from_date: from, to_date: until },
    spans,
    COUNTED_MAX,
  );
  const { total, rejected, failed } = all;
  return {
    from,
    until,
    total,
    rejected,
    failed,
    p50: durations?.[0] ?? null,
    p95: durations?.[1] ?? null,
    counted_from: countedFrom,
    buckets: spans.map((span, index) => {
      const { total: n, rejected: r, failed: f } = bars.find(({ bar }) => bar === index) ?? NONE;
      return { x: span.from, until: span.until, total: n, rejected: r, failed: f };
    }),
  };
}
