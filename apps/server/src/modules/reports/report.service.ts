import {
  SATISFACTION_LEVELS,
  TICKET_IMPORTANCES,
  TICKET_STATUSES,
  type ReportTicketFilter,
  type Satisfaction,
  type SlaBucket,
  type TicketImportance,
  type TicketStatus,
} from '@hamyar/contracts';
import type { DataOf, reportTicketCategoryTicket, reportTicketFrequency } from '@hamyar/contracts/schemas';
import { ticketScopeOf } from '../tickets/public.ts';
import { countIn, listFilter, rangeFilter, type ReportContext } from './report-context.ts';
import type { Count, Counted } from './report-count.repository.ts';
import { type MetricName, SLA_KEYS } from './report-metric.repository.ts';
import { bucketsOf, daysBefore, type Bucket, type DayRange, type Days } from './report-range.rules.ts';
import { scopeWithin } from './report-scope.ts';
import { countServiceUsers, customerTags, livingTags } from './report-people.repository.ts';

type TotalPoint = DataOf<typeof reportTicketCategoryTicket>[number];
type BucketPoint = DataOf<typeof reportTicketFrequency>[number];

const totals = (counted: readonly Counted[]) => {
  const byKey = new Map<number, number>();
  for (const { key, total } of counted) byKey.set(key, (byKey.get(key) ?? 0) + total);
  return byKey;
};

/** Both periods of a comparison at once; null for one that is not asked for. */
export async function bothPeriods<Result>(
  { range, previous }: Pick<ReportContext, 'range' | 'previous'>,
  read: (range: DayRange) => Promise<Result>,
): Promise<[Result, Result | null]> {
  return Promise.all([read(range), previous ? read(previous) : null]);
}

/** Sums of days by bucket. */
export function perBucket(buckets: readonly Days[], counted: readonly Pick<Counted, 'day' | 'total'>[]): number[] {
  const byDay = new Map<number, number>();
  for (const { day, total } of counted) byDay.set(day, (byDay.get(day) ?? 0) + total);
  return buckets.map(({ first, last }) => {
    let sum = 0;
    for (let day = first; day <= last; day += 1) sum += byDay.get(day) ?? 0;
    return sum;
  });
}

/** Sums of the period before for each bucket; null where it was not counted. */
export function perBucketBefore(
  { range, previous }: Pick<ReportContext, 'range' | 'previous'>,
  counted: readonly Pick<Counted, 'day' | 'total'>[] | null,
): number[] | null {
  return previous && counted ? perBucket(daysBefore(bucketsOf(range), range, previous), counted) : null;
}

/** Counts per bucket, with those of the same days of the period before. */
export async function byBucket(
  context: ReportContext,
  metric: MetricName,
  filterOf: (bucket: Bucket) => ReportTicketFilter,
  more: Partial<Count> = {},
): Promise<BucketPoint[]> {
  const [days, before] = await bothPeriods(context, (range) =>
    countIn(context, metric, range, { ...more, byDay: true }),
  );
  const buckets = bucketsOf(context.range);
  const now = perBucket(buckets, days);
  const then = perBucketBefore(context, before);
  return buckets.map((bucket, index) => ({
    x: bucket.from,
    until: bucket.until,
    y: now[index]!,
    previous: then ? then[index]! : null,
    filter: filterOf(bucket),
  }));
}

/** Tickets created, by bucket. */
export const ticketFrequency = (context: ReportContext): Promise<BucketPoint[]> =>
  byBucket(context, 'created', (bucket) => listFilter(context, 'created_at', bucket));

/** Tickets created by value: all values of a closed list, else those that occur, the most first. */
async function byValue(
  context: ReportContext,
  metric: MetricName,
  filterOf: (value: number | null) => Partial<ReportTicketFilter>,
  values?: readonly number[],
): Promise<TotalPoint[]> {
  const [now, before] = (await bothPeriods(context, (range) => countIn(context, metric, range))).map(
    (counted) => counted && totals(counted),
  );
  const found = values ?? [...new Set([...now!.keys(), ...(before?.keys() ?? [])])];
  const points = found.map((key) => {
    const x = key === 0 && !values ? null : key;
    return {
      x,
      total: now!.get(key) ?? 0,
      previous: before ? (before.get(key) ?? 0) : null,
      filter: rangeFilter(context, 'created_at', filterOf(x)),
    };
  });
  return values ? points : points.sort((a, b) => b.total - a.total || (a.x ?? Infinity) - (b.x ?? Infinity));
}

export const ticketCategories = (context: ReportContext): Promise<TotalPoint[]> =>
  byValue(context, 'category', (x) => (x === null ? { without: ['category'] } : { exact_category_ids: [x] }));
export const ticketServices = (context: ReportContext): Promise<TotalPoint[]> =>
  byValue(context, 'service', (x) => (x === null ? { without: ['service'] } : { service_ids: [x] }));
export const ticketStates = (context: ReportContext): Promise<TotalPoint[]> =>
  byValue(context, 'state', (x) => (x === null ? { without: ['state'] } : { state_ids: [x] }));
export const ticketImportances = (context: ReportContext): Promise<TotalPoint[]> =>
  byValue(context, 'importance', (x) => ({ importance: [x as TicketImportance] }), TICKET_IMPORTANCES);
export const ticketStatuses = (context: ReportContext): Promise<TotalPoint[]> =>
  byValue(context, 'status', (x) => ({ status: [x as TicketStatus] }), TICKET_STATUSES);

/** Tags of the tickets created, and of customers now. Deleted tags are left out. */
export async function tagsOfTicketsAndCustomers(context: ReportContext) {
  const points = await byValue(context, 'tag', (x) => (x === null ? { without: ['tag'] } : { tag_ids: [x] }));
  const { deps, user, query, conditions } = context;
  const living = await livingTags(
    deps.db,
    points.flatMap(({ x }) => x ?? []),
  );
  return {
    tickets: points.flatMap((point) => {
      const name = point.x === null ? null : living.get(point.x);
      return name === undefined ? [] : [{ ...point, name }];
    }),
    customers: await customerTags(deps.db, user, query, conditions),
  };
}

/** Votes by level; level 0 are the tickets asked about that nobody has rated (decisions 2.28). */
export async function satisfactionVotes(
  context: ReportContext,
  employees: Count['employees'],
  more: Partial<ReportTicketFilter> = {},
) {
  const [now, before] = await bothPeriods(context, (range) => votesOf(context, range, { employees }));
  const listed = await listedVotes(context, employees, now);
  const filterOf = (level: Satisfaction) =>
    rangeFilter(context, level === 0 ? 'satisfaction_requested_at' : 'satisfaction_at', {
      satisfaction: [level],
      ...more,
    });
  return SATISFACTION_LEVELS.map((level) => ({
    x: level,
    y: now.get(level) ?? 0,
    previous: before ? (before.get(level) ?? 0) : null,
    listed: listed && { y: listed.get(level) ?? 0, filter: filterOf(level) },
  }));
}

/**
 * The votes of the tickets whose rating the person sees, as the list finds them; null where the settings hide it. The
 * votes of all tickets in sight are numbers for everybody (decisions 2.21, 2.28; docs/adr/0123).
 */
async function listedVotes(
  context: ReportContext,
  employees: Count['employees'],
  all: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, number> | null> {
  const { user, range } = context;
  if (user.hidden_ticket_fields.includes('satisfaction')) return null;
  if (user.rated_tickets.op === 'always') return all;
  return votesOf(context, range, { employees, scope: scopeWithin(ticketScopeOf(user), user.rated_tickets) });
}

async function votesOf(context: ReportContext, range: DayRange, more: Partial<Count>) {
  const counted = await Promise.all([countIn(context, 'rated', range, more), countIn(context, 'asked', range, more)]);
  return totals(counted.flat());
}

export const ticketSatisfaction = (context: ReportContext) => satisfactionVotes(context, undefined);

/** The clock, the result and the moment of each bucket with an SLA. */
const SLA_BUCKET = {
  first_response_on_time: ['first_response', 'met'],
  closed_on_time: ['resolution', 'met'],
  first_response_late: ['first_response', 'breached'],
  closed_late: ['resolution', 'breached'],
} as const satisfies Partial<Record<SlaBucket, readonly ['first_response' | 'resolution', keyof typeof SLA_KEYS]>>;

/**
 * Tickets by what became of their SLA, each clock by the moment that decided it, whether the ticket is closed or not; one ticket may be in
 * a bucket of each pair (decisions 2.6 "Report buckets"). Those without an SLA by their closing.
 */
export async function slaBuckets(context: ReportContext) {
  const [now, before] = await bothPeriods(context, async (range) => {
    const [closed, withSla, first_response, resolution] = await Promise.all(
      (['closed', 'sla', 'first_response', 'resolution'] as const).map(async (metric) =>
        totals(await countIn(context, metric, range)),
      ),
    );
    const clocks = { first_response, resolution };
    const bucket = (name: keyof typeof SLA_BUCKET) => {
      const [clock, result] = SLA_BUCKET[name];
      return clocks[clock]!.get(SLA_KEYS[result]) ?? 0;
    };
    return {
      none: (closed!.get(0) ?? 0) - (withSla!.get(0) ?? 0),
      first_response_on_time: bucket('first_response_on_time'),
      closed_on_time: bucket('closed_on_time'),
      first_response_late: bucket('first_response_late'),
      closed_late: bucket('closed_late'),
    };
  });
  return { ...now, previous: before, filters: slaFilters(context) };
}

/** The list of each bucket; what became of a clock is not listed for those from whom the settings hide it. */
function slaFilters(context: ReportContext) {
  const isHidden = context.user.hidden_ticket_fields.includes('sla');
  const filterOf = (bucket: SlaBucket): ReportTicketFilter | null => {
    if (isHidden) return null;
    if (bucket === 'none') return rangeFilter(context, 'closed_at', { without: ['sla'] });
    const [clock, result] = SLA_BUCKET[bucket];
    return rangeFilter(context, clock, { sla_result: [`${clock}_${result}`] });
  };
  return {
    none: filterOf('none'),
    first_response_on_time: filterOf('first_response_on_time'),
    closed_on_time: filterOf('closed_on_time'),
    first_response_late: filterOf('first_response_late'),
    closed_late: filterOf('closed_late'),
  };
}

export const serviceUsers = ({ deps, user, query }: ReportContext) => countServiceUsers(deps.db, user, query);

/** Tickets created by weekday and hour: 168 numbers, Saturday first. */
export async function ticketLoad(context: ReportContext) {
  const sums = Array.from({ length: 168 }, () => 0);
  // 1970-01-01 was a Thursday, which is the sixth day of a week from Saturday
  for (const { day, key, total } of await countIn(context, 'hour', context.range, { byDay: true }))
    sums[((((day + 5) % 7) + 7) % 7) * 24 + key]! += total;
  return sums.map((total, index) => ({ weekday: Math.floor(index / 24), hour: index % 24, total }));
}
