import type { ExpectedAnswer, SystemDefaults } from '@hamyar/contracts';
import { BUSINESS_ZONE } from '@hamyar/dayjs-jalali';
import { sql } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';

/** Days of created tickets that are measured (decisions 2.3). */
const DAYS = 90;
/** Fewer first answers than this say nothing about what is usual. */
const MIN_TICKETS = 10;
/** Hours for which measured times are good. */
const FRESH_HOURS = 20;

/** Median and 90th percentile of the minutes to the first answer. */
const MINUTES = sql`percentile_cont(array[0.5, 0.9]) within group (order by extract(epoch from first_staff_reply_at - created_at) / 60) as minutes`;

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
 * that passed: the waiting time that they are compared with passes day and night too. Departments with fewer than ten
 * answered tickets have no times.
 */
export async function measureAnswerTimes(db: AnyDb, now: Date, zone: string = BUSINESS_ZONE): Promise<void> {
  const answered = sql`
    from ticket
    where deleted_at is null and created_at > ${now}::timestamptz - make_interval(days => ${DAYS}) and created_at <= ${now}
      and kind in ('customer', 'behalf') and not is_spam and first_staff_reply_at is not null`;
  await sql`
    with measured as (
      select department_id, count(*)::int as tickets, ${MINUTES} ${answered}
      group by department_id
      having count(*) >= ${MIN_TICKETS}
    ), gone as (
      delete from department_answer_time where department_id not in (select department_id from measured)
    )
    insert into department_answer_time (department_id, median_minutes, p90_minutes, tickets, computed_at)
    select department_id, ceil(minutes[1]), ceil(minutes[2]), tickets, ${now} from measured
    on conflict (department_id) do update set median_minutes = excluded.median_minutes,
      p90_minutes = excluded.p90_minutes, tickets = excluded.tickets, computed_at = excluded.computed_at`.execute(db);
  await sql`
    with measured as (
      select department_id, extract(hour from created_at at time zone ${zone}::text)::int as hour, ${MINUTES} ${answered}
      group by 1, 2
      having count(*) >= ${MIN_TICKETS}
    ), gone as (
      delete from department_hour_answer_time h
      where not exists (select from measured m where m.department_id = h.department_id and m.hour = h.hour)
    )
    insert into department_hour_answer_time (department_id, hour, median_minutes, p90_minutes)
    select department_id, hour, ceil(minutes[1]), ceil(minutes[2]) from measured
    on conflict (department_id, hour) do update set median_minutes = excluded.median_minutes,
      p90_minutes = excluded.p90_minutes`.execute(db);
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
