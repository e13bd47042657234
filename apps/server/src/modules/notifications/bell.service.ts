import { channels, type NoticeEvent, type NotificationLink } from '@hamyar/contracts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { announceSocketNews } from '../../platform/realtime/socket-news.ts';
import { writeSocketEvents } from '../../platform/realtime/socket-event.repository.ts';
import { noticeMatrixOf } from './notice-matrix.service.ts';
import { writeNotices } from './notice-writing.service.ts';
import { countUnread, markRead, windowStart } from './notification.repository.ts';

/** Marks notices read and tells the person's other tabs; answers how many are still unread. */
export async function readNotices(
  deps: Deps,
  userId: number,
  which: { id?: number; ticketId?: number; all?: boolean },
  socketId: string | null,
): Promise<number> {
  const now = deps.clock.now();
  const unread = await withTransaction(deps.db, async (trx) => {
    const changed = await markRead(trx, userId, which, now);
    const left = await countUnread(trx, userId, windowStart(now));
    if (changed > 0)
      await writeSocketEvents(
        trx,
        [{ channel: channels.user(userId), name: 'notice.read', data: { unread: left } }],
        socketId,
      );
    return left;
  });
  await announceSocketNews(deps);
  return unread;
}

/** A notice about a person's own account. */
export interface PersonalNotice {
  userId: number;
  event: NoticeEvent;
  /** The sentence, of `count` events folded into one line. */
  content(count: number): string;
  link: NotificationLink | null;
  groupKey?: string;
  /** Milliseconds in which lines of one group become one. */
  foldWithin?: number;
}

/** Puts one line about their own account into a person's bell, in the caller's transaction; call `announceSocketNews` after the commit. */
export async function notifyPerson(
  deps: Pick<Deps, 'db' | 'broker' | 'clock'>,
  trx: Trx,
  { userId, event, content, link, groupKey, foldWithin }: PersonalNotice,
): Promise<void> {
  const matrix = await noticeMatrixOf(deps).current();
  await writeNotices(deps, trx, matrix, {
    event,
    reached: new Map([[userId, new Set(['owner'] as const)]]),
    content: (_id, count) => content(count),
    link,
    ticketId: null,
    groupKey: groupKey ?? null,
    ...(foldWithin ? { foldWithin } : {}),
  });
}
