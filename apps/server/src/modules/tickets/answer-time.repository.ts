import type { ExpectedAnswer, SystemDefaults } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';

/** Days of created tickets that are measured (decisions 2.3). */
const DAYS = 90;
/** Fewer first answers than this say nothing about what is usual. */
const MIN_TICKETS = 10;
/** Milliseconds that measuring may take. */
const LONGEST_MS = 600_000;
/** Hours for which measured times are good. */
const FRESH_HOURS = 20;

/** Whether the times have not been measured in the last 20 hours. */
export async function areAnswerTimesDue(db: AnyDb, now: Date): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select not exists (select from department_answer_time where computed_at > ${now}::timestamptz - make_interval(hours => ${FRESH_HOURS})) as due`.execute(
    db,
  );
  return rows[0]!.due;
}

/**
 * Measures the first answers of the last 90 days and stores median and 90th percentile of each department, and of each hour
 * of its day in which tickets came in, in minutes
 * that passed: the waiting time that they are compared with passes day and night too. Departments and hours with fewer than
 * ten answered tickets have no times. The tickets are read once; of a million of them that takes longer than a statement
 * otherwise may, so that it is measured in a transaction of its own.
 */
export async function measureAnswerTimes(trx: AnyDb, now: Date, zone: string): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(LONGEST_MS)}, true)`.execute(trx);
  await sql`
    with answered as (
      select department_id, extract(hour from created_at at time zone ${zone}::text)::int as hour,
        extract(epoch from first_staff_reply_at - created_at) / 60 as minutes
      from ticket
      where deleted_at is null and created_at > ${now}::timestamptz - make_interval(days => ${DAYS}) and created_at <= ${now}
        and kind in ('customer', 'behalf') and not is_spam and first_staff_reply_at is not null
    ), measured as materialized (
      select department_id, hour, count(*)::int as tickets,
        ceil(round((percentile_cont(0.5) within group (order by minutes))::numeric, 3)) as median,
        ceil(round((percentile_cont(0.9) within group (order by minutes))::numeric, 3)) as p90
      from answered
      group by grouping sets ((department_id), (department_id, hour))
      having count(*) >= ${MIN_TICKETS}
    ), gone as (
      delete from department_answer_time t
      where not exists (select from measured m where m.department_id = t.department_id and m.hour is null)
    ), gone_hours as (
      delete from department_hour_answer_time t
      where not exists (select from measured m where m.department_id = t.department_id and m.hour = t.hour)
    ), hours as (
      insert into department_hour_answer_time (department_id, hour, median_minutes, p90_minutes)
      select department_id, hour, median, p90 from measured where hour is not null
      on conflict (department_id, hour) do update set median_minutes = excluded.median_minutes,
        p90_minutes = excluded.p90_minutes
    )
    insert into department_answer_time (department_id, median_minutes, p90_minutes, tickets, computed_at)
    select department_id, median, p90, tickets, ${now} from measured where hour is null
    on conflict (department_id) do update set median_minutes = excluded.median_minutes,
      p90_minutes = excluded.p90_minutes, tickets = excluded.tickets, computed_at = excluded.computed_at`.execute(trx);
}

/** What a department's first answers took of tickets that came in this hour of the day, or of all; null where few were answered. */
export async function findAnswerTime(db: AnyDb, departmentId: number, hour: number): Promise<ExpectedAnswer | null> {
  const { rows } = await sql<ExpectedAnswer>`
    select coalesce(h.median_minutes, d.median_minutes) as median, coalesce(h.p90_minutes, d.p90_minutes) as p90
    from department_answer_time d
    left join department_hour_answer_time h on h.department_id = d.department_id and h.hour = ${hour}
    where d.department_id = ${departmentId}`.execute(db);
  return rows[0] ?? null;
}

/** The shared list of answer times; customers have no use for it. */
export const answerTimeLists = {
  answer_times: (user: CurrentUser) =>
    user.employee
      ? sql<
          SystemDefaults['answer_times']
        >`(select coalesce(jsonb_agg(jsonb_build_object('department_id', department_id, 'median', median_minutes, 'p90', p90_minutes) order by department_id), '[]') from department_answer_time)`
      : sql<SystemDefaults['answer_times']>`'[]'::jsonb`,
};
