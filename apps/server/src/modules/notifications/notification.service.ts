import { channels, type NoticeEvent, type NotificationLink } from '@hamyar/contracts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { publishSocketEvents } from '../../platform/realtime/publish-socket-events.ts';
import { insertSocketEvents } from '../../platform/realtime/socket-event.repository.ts';
import { notificationMatrixOf } from './notification-matrix.service.ts';
import { writeNotifications } from './notification-writing.service.ts';
import { countUnread, markRead, windowStart } from './notification.repository.ts';

/** Marks notices read and informs the person's other tabs; returns the number of unread ones. */
export async function markNotificationsRead(
  deps: Deps,
  userId: number,
  which: { id?: number; link?: NotificationLink; all?: boolean },
  socketId: string | null,
): Promise<number> {
  const now = deps.clock.now();
  const unread = await withTransaction(deps.db, async (trx) => {
    const changed = await markRead(trx, userId, which, now);
    const left = await countUnread(trx, userId, windowStart(now));
    if (changed > 0)
      await insertSocketEvents(
        trx,
        [{ channel: channels.user(userId), name: 'notice.read', data: { unread: left } }],
        socketId,
      );
    return left;
  });
  await publishSocketEvents(deps);
  return unread;
}

/** A notice about a person's own account. */
export interface PersonalNotification {
  userId: number;
  event: NoticeEvent;
  /** The text, for `count` events in one line. */
  content(count: number): string;
  link: NotificationLink | null;
  groupKey?: string;
  /** Milliseconds in which lines of one group become one. */
  foldWindow?: number;
}

/**
 * Writes one notice about their own account for a person, in the caller's transaction; call `publishSocketEvents` after
 * the commit.
 */
export async function notifyPerson(
  deps: Pick<Deps, 'db' | 'broker' | 'clock'>,
  trx: Trx,
  { userId, event, content, link, groupKey, foldWindow }: PersonalNotification,
): Promise<void> {
  const matrix = await notificationMatrixOf(deps).current();
  await writeNotifications(deps, trx, matrix, {
    event,
    recipients: new Map([[userId, new Set(['owner'] as const)]]),
    content: (_id, count) => content(count),
    link,
    ticketId: null,
    groupKey: groupKey ?? null,
    ...(foldWindow ? { foldWindow } : {}),
  });
}
