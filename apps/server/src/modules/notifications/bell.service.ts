import { channels, type NotificationLink } from '@hamyar/contracts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { announceSocketNews } from '../../platform/realtime/socket-news.ts';
import { writeSocketEvents } from '../../platform/realtime/socket-event.repository.ts';
import { toSocketEvent } from './notification.presenter.ts';
import { countUnread, insertNotifications, markRead, readPushers, windowStart } from './notification.repository.ts';

/** Marks notices read and tells the person's other tabs; answers how many are still unread. */
export async function readNotices(deps: Deps, userId: number, which: { id?: number; ticketId?: number; all?: boolean }, socketId: string | null): Promise<number> {
  const now = deps.clock.now();
  const unread = await withTransaction(deps.db, async (trx) => {
    const changed = await markRead(trx, userId, which, now);
    const left = await countUnread(trx, userId, windowStart(now));
    if (changed > 0) await writeSocketEvents(trx, [{ channel: channels.user(userId), name: 'notice.read', data: { unread: left } }], socketId);
    return left;
  });
  await announceSocketNews(deps);
  return unread;
}

/** Puts one line into a person's bell in the caller's transaction; call `announceSocketNews` after the commit. */
export async function notifyPerson(deps: Pick<Deps, 'clock'>, trx: Trx, notice: { userId: number; event: string; content: string; link?: NotificationLink }): Promise<void> {
  const pushers = await readPushers(trx, [notice.userId]);
  const rows = await insertNotifications(trx, [{
    userId: notice.userId, event: notice.event, content: notice.content, link: notice.link ?? null, push: pushers.has(notice.userId), ticketId: null, groupKey: null, at: deps.clock.now(),
  }]);
  await writeSocketEvents(trx, rows.map(toSocketEvent), null);
}
