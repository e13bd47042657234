import { all, always, any, clauses, eq, never, not, type Predicate } from '@hamyar/domain';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isoOfEpochDay } from '../../platform/clock/iso-day.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { allOf } from '../../platform/database/sql-conditions.ts';
import { predicateToSql, type PolicySource } from '../../platform/policy/predicate-sql.ts';
import { branchesToSql } from '../../platform/policy/union-branches.ts';
import { TICKET_KEYS, TICKET_SOURCE } from '../tickets/public.ts';
import {
  COMPLETE_FLAG,
  metrics,
  MOMENTS,
  ofService,
  type Metric,
  type MetricName,
} from './report-metric.repository.ts';
import type { DayRange } from './report-range.rules.ts';

/** What is counted, and of which tickets. */
export interface Count {
  metric: MetricName;
  range: DayRange;
  scope: Predicate;
  /** Conditions of the filter beside its range. */
  filter: { predicate: Predicate; more: readonly RawBuilder<SqlBool>[] };
  /** Only those of an employee, or of these employees. */
  employees?: readonly number[] | 'any' | undefined;
  /** Separate numbers for each day. */
  byDay?: boolean;
}

/** The number of tickets with one value; day since 1970, 0 unless the count is by day. */
export interface Counted {
  day: number;
  key: number;
  total: number;
}

const DAILY_SOURCE: PolicySource = { table: 'ticket_daily', alias: 'd', relations: {} };
/** Columns of the rollup by which a scope or a filter can choose. */
const DAILY_COLUMNS: readonly string[] = ['branch_id', 'department_id'];

/**
 * A clause over the columns of the rollup; null where it reads others. Deleted tickets are not in the rollup, and
 * tickets to a whole department have a column of their own there.
 */
function dailyClause(clause: Predicate): Predicate | null {
  if (clause.op === 'always') return clause;
  if (clause.op === 'isNull' && clause.field === 'deleted_at') return always;
  if (clause.op === 'isNull' && clause.field === 'recipient_id')
    return not({ op: 'eq', field: 'addressed', value: true });
  if (clause.op === 'eq' || clause.op === 'in') return DAILY_COLUMNS.includes(clause.field) ? clause : null;
  if (clause.op !== 'all') return null;
  const parts = clause.of.map(dailyClause);
  return parts.some((part) => part === null) ? null : all(...(parts as Predicate[]));
}

/** The clauses of a scope that the rollup can answer, as it does, and the same ones and the others over tickets. */
function splitScope(scope: Predicate) {
  const split = clauses(scope).map((clause) => ({ clause, daily: dailyClause(clause) }));
  return {
    daily: any(...split.flatMap(({ daily }) => daily ?? never)),
    covered: any(...split.map(({ clause, daily }) => (daily ? clause : never))),
    others: split.flatMap(({ clause, daily }) => (daily ? [] : [clause])),
  };
}

/** The filter as the rollup can answer it: for all services together, or for chosen ones. */
interface DailyFilter {
  predicate: Predicate;
  services: Predicate | null;
}

/** null where the filter asks about something that the rollup does not know. */
function dailyFilter({ filter: { predicate, more }, metric, range }: Count): DailyFilter | null {
  if (more.length > 0) return null;
  const parts = predicate.op === 'all' ? predicate.of : [predicate];
  const ofService = (part: Predicate) => (part.op === 'eq' || part.op === 'in') && part.field === 'service_id';
  const services = parts.filter(ofService);
  const others = parts.filter((part) => !ofService(part)).map(dailyClause);
  if (others.includes(null) || (services.length > 0 && metricOf(metric, range.zone).onlyOfAllServices)) return null;
  return { predicate: all(...(others as Predicate[])), services: services.length > 0 ? all(...services) : null };
}

/**
 * Counts tickets by value: days that are rolled up from the rollup, the others from the tickets, and what a person sees
 * beyond whole branches and departments from the tickets too. One statement, so that all parts are of one moment.
 * @param from 'tickets' leaves the rollup out, which a test compares with it
 */
export async function countTickets(
  db: AnyDb,
  count: Count,
  counted: RawBuilder<SqlBool>,
  from: 'rollup' | 'tickets' = 'rollup',
): Promise<Counted[]> {
  const { range, byDay = false } = count;
  const { daily, covered, others } = splitScope(count.scope);
  const rollup = from === 'rollup' && daily.op !== 'never' ? dailyFilter(count) : null;
  const parts = [
    ...(rollup ? [dailyPart(count, daily, rollup)] : []),
    ...(covered.op === 'never' ? [] : [ticketPart(count, counted, covered, rollup ? 'live' : 'all')]),
    ...otherParts(count, counted, others, covered),
  ];
  if (parts.length === 0) return [];
  const day = byDay ? sql`(day - date '1970-01-01')` : sql`0`;
  const { rows } = await sql<Counted>`${rollup ? liveDays(range) : sql``}
    select ${day} as day, key, sum(n)::int as total from (${sql.join(parts, sql` union all `)}) as counted
    group by 1, 2 having sum(n) > 0`.execute(db);
  return rows;
}

// Days are literals: a plan for any range would take a year for a short time, and read all tickets of it for one person.
const bounds = ({ first, last }: DayRange) => ({
  from: sql`${sql.lit(isoOfEpochDay(first))}::date`,
  to: sql`${sql.lit(isoOfEpochDay(last))}::date`,
});

/** Days whose rollup is missing, incomplete or no longer true. */
function liveDays(range: DayRange): RawBuilder<unknown> {
  const { from, to } = bounds(range);
  const { zone } = range;
  const complete = sql`select day from ticket_daily where metric = ${sql.lit(COMPLETE_FLAG)} and day between ${from} and ${to}`;
  return sql`with state as materialized (select coalesce((select covered_until from ticket_daily_state where zone = ${zone}), '-infinity'::date) as covered_until),
    changed as materialized (select distinct (m.at at time zone ${zone})::date as day from ticket_daily_change c cross join unnest(c.moments) as m(at)),
    live as materialized (select x.day, x.day::timestamp at time zone ${zone} as starts, (x.day + 1)::timestamp at time zone ${zone} as ends
      from (select ${from} + n as day from generate_series(0, ${to} - ${from}) as n) as x
      where x.day > (select covered_until from state) or x.day in (select day from changed) or x.day not in (${complete}))`;
}

// The metric is a literal: a plan for any metric would read all of them by their days.
function dailyPart(
  { metric, range, employees }: Count,
  daily: Predicate,
  { predicate, services }: DailyFilter,
): RawBuilder<unknown> {
  const { from, to } = bounds(range);
  const name = sql.lit(services ? ofService(metric) : metric);
  const chosen = predicateToSql(all(services ?? eq('service_id', 0), daily, predicate), DAILY_SOURCE);
  const ofEmployees =
    employees === undefined
      ? sql``
      : employees === 'any'
        ? sql`and d.employee_id <> 0`
        : sql`and d.employee_id = any(${[...employees]}::bigint[])`;
  return sql`select d.day, d.key, d.count as n from ticket_daily d where d.metric = ${name} and d.day between ${from} and ${to}
    and d.day <= (select covered_until from state) and d.day not in (select day from live) and ${chosen} ${ofEmployees}`;
}

/** What every count from the tickets has: value, joins and conditions of the metric and the filter. */
function ticketConditions({ metric, range, filter, employees }: Count, counted: RawBuilder<SqlBool>) {
  const { moment, key, joins, where, employee } = metricOf(metric, range.zone);
  const ofEmployees =
    employees === undefined || !employee
      ? []
      : [
          employees === 'any'
            ? sql<SqlBool>`${employee} <> 0`
            : sql<SqlBool>`${employee} = any(${[...employees]}::bigint[])`,
        ];
  return {
    at: MOMENTS[moment],
    key,
    joins: joins ?? sql``,
    where: allOf([
      sql`t.deleted_at is null`,
      counted,
      predicateToSql(filter.predicate, TICKET_SOURCE),
      ...filter.more,
      ...(where ? [where] : []),
      ...ofEmployees,
    ]),
  };
}

const metricOf = (name: MetricName, zone: string): Metric => metrics(zone)[name];
const startsAt = (day: number, zone: string) =>
  sql`${sql.lit(isoOfEpochDay(day))}::timestamp at time zone ${sql.lit(zone)}`;

function ticketPart(
  count: Count,
  counted: RawBuilder<SqlBool>,
  covered: Predicate,
  days: 'live' | 'all',
): RawBuilder<unknown> {
  const { at, key, joins, where } = ticketConditions(count, counted);
  const { first, last, zone } = count.range;
  const seen = predicateToSql(covered, TICKET_SOURCE);
  // Each live day is read by itself: their number is not known to the planner, which would read all tickets for one.
  if (days === 'live')
    return sql`select l.day, c.key, c.n from live l cross join lateral (
      select ${key}::bigint as key, count(*) as n from ticket t ${joins}
      where ${at} >= l.starts and ${at} < l.ends and ${seen} and ${where} group by 1) as c`;
  const day = count.byDay ? sql`(${at} at time zone ${zone})::date` : sql`null::date`;
  return sql`select ${day} as day, ${key}::bigint as key, count(*) as n from ticket t ${joins}
    where ${at} >= ${startsAt(first, zone)} and ${at} < ${startsAt(last + 1, zone)} and ${seen} and ${where} group by 1, 2`;
}

/** A clause over tickets that are not deleted. */
const ofExisting = (clause: Predicate): Predicate =>
  clause.op === 'isNull' && clause.field === 'deleted_at'
    ? always
    : clause.op === 'all'
      ? all(...clause.of.map(ofExisting))
      : clause;

/**
 * Tickets that a person sees by another clause than the covered ones. Each clause leaves out what those before it count,
 * so that nothing is counted twice and each reads its index once: all that is asked of an assigned ticket is in the index
 * `ticket_assignee_counted`.
 */
function otherParts(
  count: Count,
  counted: RawBuilder<SqlBool>,
  others: readonly Predicate[],
  covered: Predicate,
): RawBuilder<unknown>[] {
  const { at, key, joins, where } = ticketConditions(count, counted);
  const { first, last, zone } = count.range;
  const day = count.byDay ? sql`(${at} at time zone ${zone})::date` : sql`null::date`;
  const within = sql`${at} >= ${startsAt(first, zone)} and ${at} < ${startsAt(last + 1, zone)}`;
  const seen = clauses(covered).map(ofExisting);
  return others.map(ofExisting).flatMap((clause) => {
    const before = seen.length === 0 ? sql`` : sql`and ${predicateToSql(not(any(...seen)), TICKET_SOURCE)}`;
    seen.push(clause);
    return branchesToSql(clause, TICKET_SOURCE, TICKET_KEYS).map(
      (branch) => sql`select ${day} as day, ${key}::bigint as key, count(*) as n from ticket t ${joins}
        where ${branch} and ${within} and ${where} ${before} group by 1, 2`,
    );
  });
}
