import type { Predicate } from '@hamyar/domain';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { dateFromUnixSeconds } from '../../platform/clock/unix-seconds.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { allOf } from '../../platform/database/sql-conditions.ts';
import { predicateToSql } from '../../platform/policy/predicate-sql.ts';
import { intersectScope } from '../../platform/policy/union-branches.ts';
import { countedConditions, TICKET_SOURCE } from '../tickets/public.ts';

/** Tickets that a person may see and a filter chooses. */
export interface SeenTickets {
  scope: Predicate;
  predicate: Predicate;
  more: readonly RawBuilder<SqlBool>[];
}

/** The condition over the alias `t`. */
const seen = ({ scope, predicate, more }: SeenTickets, ...also: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  allOf([
    predicateToSql(intersectScope(scope, predicate), TICKET_SOURCE),
    countedConditions.counted(),
    ...more,
    ...also,
  ]);

const within = (column: string, { from, until }: { from: number; until: number }): RawBuilder<SqlBool> =>
  sql`${sql.ref(column)} >= ${dateFromUnixSeconds(from)} and ${sql.ref(column)} < ${dateFromUnixSeconds(until + 1)}`;

/** Tickets that are not closed, by the day of their creation in the zone (days since 1970). */
export async function openByDay(
  db: AnyDb,
  tickets: SeenTickets,
  zone: string,
): Promise<{ day: number; total: number; oldest: Date }[]> {
  const { rows } = await sql<{ day: number; total: number; oldest: Date }>`
    select (t.created_at at time zone ${zone})::date - date '1970-01-01' as day, count(*)::int as total, min(t.created_at) as oldest
    from ticket t where ${seen(tickets, sql`t.status <> 4`)} group by 1`.execute(db);
  return rows;
}

/** Minutes of working time that something took; null without any that is measured. */
export interface Duration {
  count: number;
  p50: number | null;
  p90: number | null;
}

/** Kinds of tickets whose first answer a customer waits for (decisions 2.3). */
export const ANSWERED_KINDS = ['customer', 'behalf'] as const;

async function durations(db: AnyDb, minutes: RawBuilder<unknown>, condition: RawBuilder<SqlBool>): Promise<Duration> {
  const { rows } = await sql<{ count: number; minutes: number[] | null }>`
    select count(*)::int as count, percentile_cont(array[0.5, 0.9]) within group (order by ${minutes}) as minutes
    from ticket t where ${condition}`.execute(db);
  const { count, minutes: found } = rows[0]!;
  const rounded = (value: number | undefined) => (value === undefined ? null : Math.ceil(value));
  return { count, p50: rounded(found?.[0]), p90: rounded(found?.[1]) };
}

/** How long the first answers of customers' tickets created in the range took, in minutes of working time. */
export const firstAnswers = (
  db: AnyDb,
  tickets: SeenTickets,
  range: { from: number; until: number },
  ...also: readonly RawBuilder<SqlBool>[]
): Promise<Duration> =>
  durations(
    db,
    sql`t.first_answer_minutes`,
    seen(
      tickets,
      within('t.created_at', range),
      countedConditions.answered(),
      sql`t.kind = any(${[...ANSWERED_KINDS]}::text[])`,
      ...also,
    ),
  );

/** How long it took to close the tickets closed in the range, in minutes of working time. */
export const resolutions = (
  db: AnyDb,
  tickets: SeenTickets,
  range: { from: number; until: number },
): Promise<Duration> => durations(db, sql`t.resolution_minutes`, seen(tickets, within('t.closed_at', range)));

/** Of the tickets closed in the range: all, those reopened before, and those that one answer solved. */
export async function closings(
  db: AnyDb,
  tickets: SeenTickets,
  range: { from: number; until: number },
): Promise<{ closed: number; reopened: number; one_touch: number }> {
  const { rows } = await sql<{ closed: number; reopened: number; one_touch: number }>`
    select count(*)::int as closed, (count(*) filter (where ${countedConditions.reopened()}))::int as reopened,
      (count(*) filter (where ${countedConditions.oneTouch()}))::int as one_touch
    from ticket t where ${seen(tickets, within('t.closed_at', range))}`.execute(db);
  return rows[0]!;
}

/** The numbers of one employee. */
export interface EmployeeNumbers {
  employee_id: number;
  open: number;
  closed: number;
  reopened: number;
  /** by level 0 to 5 */
  votes: number[];
  first_answer: number | null;
}

/** The numbers of these employees, of the tickets that the caller may see. */
export async function employeeNumbers(
  db: AnyDb,
  tickets: SeenTickets,
  range: { from: number; until: number },
  ids: readonly number[],
): Promise<EmployeeNumbers[]> {
  if (ids.length === 0) return [];
  const among = (column: string): RawBuilder<SqlBool> => sql`${sql.ref(column)} = any(${[...ids]}::bigint[])`;
  const level = sql.join(
    [0, 1, 2, 3, 4, 5].map((n) => sql`(count(*) filter (where t.satisfaction = ${sql.lit(n)}))::int`),
  );
  // asked about where nobody has voted, else voted in the range (decisions 2.28)
  const voted = sql<SqlBool>`((t.satisfaction > 0 and ${within('t.satisfaction_at', range)}) or (t.satisfaction = 0 and ${within('t.satisfaction_requested_at', range)}))`;
  const { rows } = await sql<EmployeeNumbers>`
    select e.id as employee_id, coalesce(o.open, 0) as open, coalesce(c.closed, 0) as closed, coalesce(c.reopened, 0) as reopened,
      coalesce(v.votes, array[0, 0, 0, 0, 0, 0]) as votes, f.first_answer
    from unnest(${[...ids]}::bigint[]) as e(id)
      left join (select t.assignee_id as id, count(*)::int as open from ticket t where ${seen(tickets, sql`t.status <> 4`, among('t.assignee_id'))} group by 1) o on o.id = e.id
      left join (select t.assignee_at_close_id as id, count(*)::int as closed, (count(*) filter (where ${countedConditions.reopened()}))::int as reopened
        from ticket t where ${seen(tickets, within('t.closed_at', range), among('t.assignee_at_close_id'))} group by 1) c on c.id = e.id
      left join (select t.assignee_at_close_id as id, array[${level}] as votes
        from ticket t where ${seen(tickets, voted, among('t.assignee_at_close_id'))} group by 1) v on v.id = e.id
      left join (select t.assignee_id as id, ceil(percentile_cont(0.5) within group (order by t.first_answer_minutes))::int as first_answer
        from ticket t where ${seen(tickets, within('t.created_at', range), countedConditions.answered(), sql`t.kind = any(${[...ANSWERED_KINDS]}::text[])`, among('t.assignee_id'))} group by 1) f on f.id = e.id`.execute(
    db,
  );
  return rows;
}
