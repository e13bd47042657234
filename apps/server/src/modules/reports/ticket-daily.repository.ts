import { sql } from 'kysely';
import { isoOfEpochDay } from '../../platform/clock/iso-day.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { countedConditions } from '../tickets/public.ts';
import {
  COMPLETE_FLAG,
  metrics,
  MOMENTS,
  ofService,
  SERVICES_FLAG,
  type Metric,
  type MetricName,
  type MomentName,
} from './report-metric.repository.ts';

/** Nobody else rolls up until the transaction ends. @returns false when somebody does */
export async function lockRollup(trx: AnyDb, wait: boolean): Promise<boolean> {
  if (wait) {
    await sql`select pg_advisory_xact_lock(hashtext('ticket_daily'))`.execute(trx);
    return true;
  }
  const { rows } = await sql<{
    locked: boolean;
  }>`select pg_try_advisory_xact_lock(hashtext('ticket_daily')) as locked`.execute(trx);
  return rows[0]!.locked;
}

/** The day up to which everything is rolled up in this zone; null before the first time. */
export async function coveredUntil(db: AnyDb, zone: string): Promise<number | null> {
  const { rows } = await sql<{
    day: number;
  }>`select covered_until - date '1970-01-01' as day from ticket_daily_state where zone = ${zone}`.execute(db);
  return rows[0]?.day ?? null;
}

export async function setCovered(trx: AnyDb, zone: string, day: number): Promise<void> {
  await sql`insert into ticket_daily_state (zone, covered_until) values (${zone}, ${isoOfEpochDay(day)}::date)
    on conflict (single) do update set zone = excluded.zone, covered_until = excluded.covered_until`.execute(trx);
}

/** Removes everything: all days are counted from the tickets until they are rolled up again. */
export async function forgetRollup(trx: AnyDb): Promise<void> {
  await sql`delete from ticket_daily_state`.execute(trx);
  await sql`delete from ticket_daily`.execute(trx);
  await sql`delete from ticket_daily_change`.execute(trx);
}

/** The first day that has anything to count; null without tickets. */
export async function firstDay(db: AnyDb, zone: string): Promise<number | null> {
  // each is one look into an index
  const first = (moment: MomentName) =>
    sql`(select min(${MOMENTS[moment]}) from ticket t where t.deleted_at is null and ${MOMENTS[moment]} is not null)`;
  const { rows } = await sql<{
    day: number | null;
  }>`select (least(${first('created_at')}, ${first('closed_at')}, ${first('satisfaction_at')}, ${first('first_response')}, ${first('resolution')},
    (select min(satisfaction_requested_at) from ticket where deleted_at is null and satisfaction_requested_at is not null and satisfaction = 0))
    at time zone ${zone})::date - date '1970-01-01' as day`.execute(db);
  return rows[0]?.day ?? null;
}

/**
 * Consumes the noted changes, at most `limit`. Call it before the days are counted, in the same transaction: what is
 * committed later has its own note, and is counted or noted again, never forgotten.
 */
export async function consumeChanges(
  trx: AnyDb,
  zone: string,
  limit: number,
): Promise<{ notes: number; days: number[] }> {
  const { rows } = await sql<{ notes: number; days: number[] | null }>`
    with consumed as (delete from ticket_daily_change where id in (select id from ticket_daily_change order by id limit ${limit}) returning moments)
    select (select count(*) from consumed)::int as notes,
      (select array_agg(distinct (m.at at time zone ${zone})::date - date '1970-01-01') from consumed cross join unnest(consumed.moments) as m(at)) as days`.execute(
    trx,
  );
  return { notes: rows[0]!.notes, days: rows[0]!.days ?? [] };
}

/** The first of the covered days that a release before has rolled up, at most `limit`. */
export async function incompleteDays(trx: AnyDb, covered: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ day: number }>`
    select x.day from generate_series((select min(day) - date '1970-01-01' from ticket_daily), ${covered}::int) as x(day)
    where x.day not in (select day - date '1970-01-01' from ticket_daily where metric = ${COMPLETE_FLAG})
    order by 1 limit ${limit}`.execute(trx);
  return rows.map(({ day }) => day);
}

/** Counts these days again: the tickets once by service, and from that all services together. */
export async function rollUpDays(trx: AnyDb, zone: string, days: readonly number[]): Promise<void> {
  if (days.length === 0) return;
  const dates = sql`${days.map(isoOfEpochDay)}::date[]`;
  await sql`delete from ticket_daily where day = any(${dates})`.execute(trx);
  for (const [name, metric] of Object.entries(metrics(zone)) as [MetricName, Metric][]) {
    const at = MOMENTS[metric.moment];
    const columns = sql`day, branch_id, department_id, addressed, key, employee_id`;
    const ofEach = metric.onlyOfAllServices
      ? sql``
      : sql`union all select ${ofService(name)}, service_id, ${columns}, total from counted`;
    await sql`with counted as materialized (
        select x.day, coalesce(t.service_id, 0) as service_id, t.branch_id, t.department_id, t.recipient_id is not null as addressed,
          ${metric.key} as key, ${metric.employee ?? sql`0`} as employee_id, count(*) as total
        from unnest(${dates}) as x(day)
          join ticket t on ${at} >= x.day::timestamp at time zone ${zone} and ${at} < (x.day + 1)::timestamp at time zone ${zone}
          ${metric.joins ?? sql``}
        where t.deleted_at is null and ${countedConditions.counted()} ${metric.where ? sql`and ${metric.where}` : sql``}
        group by 1, 2, 3, 4, 5, 6, 7)
      insert into ticket_daily (metric, service_id, ${columns}, count)
      select ${name}, 0, ${columns}, sum(total) from counted group by ${columns} ${ofEach}`.execute(trx);
  }
  await sql`insert into ticket_daily (metric, day, branch_id, department_id, addressed, key, employee_id, count)
    select f.name, x.day, 0, 0, false, 0, 0, 0 from unnest(${dates}) as x(day), unnest(${[SERVICES_FLAG, COMPLETE_FLAG]}::text[]) as f(name)`.execute(
    trx,
  );
}
