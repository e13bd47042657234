import { shareOf } from '@hamyar/domain';
import { allOf } from '../../platform/database/sql-conditions.ts';
import { mayManageArticles, readingScope } from '../knowledge-base/public.ts';
import { countIn, rangeFilter, type ReportContext } from './report-context.ts';
import { solvedByArticle, solvedByDay } from './report-deflection.repository.ts';
import { bucketsOf } from './report-range.rules.ts';
import { bothPeriods, perBucket, perBucketBefore, ticketFrequency } from './report.service.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The whole percentage of the problems that needed no ticket. */
const deflected = (solved: number, created: number): number => shareOf(solved, solved + created);

/** Problems solved by suggestions beside the tickets created (decisions 2.12, 2.28 "deflection", docs/adr/0060). */
export async function deflection(context: ReportContext) {
  const { deps, user, query, range, previous } = context;
  const [frequency, [days, before], createdBefore] = await Promise.all([
    ticketFrequency({ ...context, previous: null }),
    bothPeriods(context, (period) => solvedByDay(deps.db, user, query, period)),
    previous ? countIn(context, 'created', previous) : null,
  ]);
  const solved = perBucket(bucketsOf(range), days);
  const then = perBucketBefore(context, before);
  const created = sum(frequency.map(({ y }) => y));
  const totalOf = (counted: readonly { total: number }[]) => sum(counted.map(({ total }) => total));
  return {
    solved: sum(solved),
    share: deflected(sum(solved), created),
    created,
    filter: rangeFilter(context, 'created_at'),
    previous_share: before && createdBefore ? deflected(totalOf(before), totalOf(createdBefore)) : null,
    buckets: frequency.map(({ x, until, y, filter }, index) => ({
      x,
      until,
      y: solved[index]!,
      previous: then ? then[index]! : null,
      created: y,
      filter,
    })),
  };
}

/** The same problems by the article that solved them. Who writes articles reads all; for others it is as in the lists. */
export async function articleDeflections(context: ReportContext) {
  const { deps, user, query } = context;
  const visible = mayManageArticles(user) ? allOf([]) : (await readingScope(deps.db, user)).visible;
  const [now, before] = await bothPeriods(context, (range) =>
    solvedByArticle(deps.db, user, query, { range, visible }),
  );
  const earlier = new Map(before?.map(({ x, total }) => [x, total]));
  const points = now.map((point) => ({ ...point, previous: before ? (earlier.get(point.x) ?? 0) : null }));
  const gone = (before ?? []).filter(({ x }) => !now.some((point) => point.x === x));
  return [...points, ...gone.map(({ total, ...article }) => ({ ...article, total: 0, previous: total }))];
}
