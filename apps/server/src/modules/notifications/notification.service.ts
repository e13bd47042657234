import { channels, type NotificationEvent, type NotificationLink } from '@hamyar/contracts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { insertSocketEvents } from '../../platform/realtime/socket-event.repository.ts';
import type { NotifyingDeps, RaisedLink } from './notification-message.ts';
import { writeNotifications } from './notification-writing.service.ts';
import { countUnread, setRead, windowStart } from './notification.repository.ts';

/** Sets notifications to read and informs the person's other tabs; returns the number of unread ones. */
export async function setNotificationsRead(
  deps: Deps,
  userId: number,
  which: { id?: number; link?: NotificationLink; all?: boolean },
  socketId: string | null,
): Promise<number> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (trx) => {
    const changed = await setRead(trx, userId, which, now);
    const left = await countUnread(trx, userId, windowStart(now));
    if (changed > 0)
      await insertSocketEvents(
        deps,
        trx,
        [{ channel: channels.user(userId), name: 'notice.read', data: { unread: left, ...which } }],
        socketId,
      );
    return left;
  });
}

/** A notification about a person's own account. */
export interface PersonalNotification {
  userId: number;
  event: NotificationEvent;
  /** The text, for `count` events in one line. */
  content(count: number): string;
  link: RaisedLink | null;
  groupKey?: string;
  /** Milliseconds in which lines of one group become one. */
  foldWindow?: number;
}

/** Writes one notification about a person's own account, in the caller's transaction. */
export async function notifyPerson(
  deps: NotifyingDeps,
  trx: Trx,
  { userId, event, content, link, groupKey, foldWindow }: PersonalNotification,
): Promise<void> {
  await writeNotifications(deps, trx, {
    event,
    recipients: new Map([[userId, new Set(['owner'] as const)]]),
    content: (_id, count) => content(count),
    link,
    ticketId: null,
    groupKey: groupKey ?? null,
    ...(foldWindow ? { foldWindow } : {}),
  });
}
