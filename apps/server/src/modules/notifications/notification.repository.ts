import { NOTIFICATION_DAYS } from '@hamyar/contracts';
import type { Db } from '../../platform/database/pool.ts';
import './notification.table.ts';

/** Where the bell's window begins (spec 2.49). */
export const windowStart = (now: Date): Date => new Date(now.getTime() - NOTIFICATION_DAYS * 86_400_000);

/** Unread notices in the bell's window. */
export async function countUnread(db: Db, userId: number, since: Date): Promise<number> {
  const row = await db.selectFrom('notification').select((e) => e.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId).where('read_at', 'is', null).where('at', '>', since).executeTakeFirstOrThrow();
  return row.n;
}
