import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { ALL_BRANCHES } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { dateFromUnixSeconds } from '../../platform/clock/unix-seconds.ts';
import { isoOfEpochDay } from '../../platform/clock/iso-day.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { allOf } from '../../platform/database/sql-conditions.ts';
import { levelOfCustomer } from '../users/public.ts';
import { secondsOf, type DayRange } from './report-range.rules.ts';

/** Whose problems are counted. */
interface Readers {
  branch_ids?: readonly number[] | undefined;
  customer_level_ids?: readonly number[] | undefined;
}

/**
 * Problems that a suggestion solved, of customers of the own branch and of nobody's: a visitor, and a customer without a
 * branch, is of every branch, as in the lists of customers. What employees press is no deflection.
 */
function solutions(
  user: CurrentUser,
  { branch_ids, customer_level_ids }: Readers,
  range: DayRange,
): RawBuilder<unknown> {
  const { from, until } = secondsOf(range);
  const where: RawBuilder<SqlBool>[] = [
    sql`s.source = 'suggestion'`,
    // the stored day is of UTC, and has the index
    sql`s.day between ${isoOfEpochDay(range.first - 1)}::date and ${isoOfEpochDay(range.last + 1)}::date`,
    sql`s.created_at >= ${dateFromUnixSeconds(from)} and s.created_at < ${dateFromUnixSeconds(until + 1)}`,
    sql`(u.id is null or not u.employee)`,
  ];
  if (!user.full_admin && user.branch_id !== ALL_BRANCHES)
    where.push(sql`(u.branch_id is null or u.branch_id = ${user.branch_id})`);
  if (branch_ids?.length) where.push(sql`u.branch_id = any(${[...branch_ids]}::bigint[])`);
  if (customer_level_ids?.length) where.push(sql`${levelOfCustomer('u')} = any(${[...customer_level_ids]}::bigint[])`);
  return sql`from article_solution s left join "user" u on u.id = s.user_id where ${allOf(where)}`;
}

/** Problems solved, by the day of the zone (days since 1970). */
export async function solvedByDay(
  db: AnyDb,
  user: CurrentUser,
  readers: Readers,
  range: DayRange,
): Promise<{ day: number; total: number }[]> {
  const { rows } = await sql<{ day: number; total: number }>`
    select (s.created_at at time zone ${range.zone})::date - date '1970-01-01' as day, count(*)::int as total
    ${solutions(user, readers, range)} group by 1`.execute(db);
  return rows;
}

/** Problems solved, by article; the articles that a person may not read are one number without an id. */
export async function solvedByArticle(
  db: AnyDb,
  user: CurrentUser,
  readers: Readers,
  { range, visible }: { range: DayRange; visible: RawBuilder<SqlBool> },
): Promise<{ x: number | null; name: string | null; total: number }[]> {
  const { rows } = await sql<{ x: number | null; name: string | null; total: number }>`
    select a.id as x, a.name, sum(n.total)::int as total
    from (select s.article_id, count(*) as total ${solutions(user, readers, range)} group by 1) as n
      left join article a on a.id = n.article_id and a.deleted_at is null and ${visible}
    group by a.id order by total desc, a.id`.execute(db);
  return rows;
}
