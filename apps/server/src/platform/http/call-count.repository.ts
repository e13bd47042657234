import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Secrets } from '../config/secrets.ts';
import type { Db } from '../database/pool.ts';
import './call-count.table.ts';

/** How often a call was made in the running period, this time included, and when that period ends. */
export interface CallCount {
  count: number;
  secondsLeft: number;
}

/** Counts a call of a network; every node counts into the same row, also at the same moment. */
export async function countCall(
  { db, clock, secrets }: { db: Db; clock: Clock; secrets: Secrets },
  { call, network, seconds }: { call: string; network: string; seconds: number },
): Promise<CallCount> {
  const key = createHmac('sha256', secrets.key('call-count')).update(`${call} ${network}`).digest();
  const now = clock.now();
  const end = new Date(now.getTime() + seconds * 1000);
  const { rows } = await sql<{ count: number; ends_at: Date }>`
    insert into call_count as c (key, count, ends_at) values (${key}, 1, ${end}::timestamptz)
    on conflict (key) do update set
      count = case when c.ends_at <= ${now}::timestamptz then 1 else c.count + 1 end,
      ends_at = case when c.ends_at <= ${now}::timestamptz then excluded.ends_at else c.ends_at end
    returning count, ends_at`.execute(db);
  const { count, ends_at } = rows[0]!;
  return { count, secondsLeft: Math.max(1, Math.ceil((ends_at.getTime() - now.getTime()) / 1000)) };
}

/** Removes the counts of periods that have ended. */
export async function sweepCallCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('call_count').where('ends_at', '<=', now).execute();
}
