import type { NoticeChannel } from '@hamyar/contracts';
import type { Trx } from '../../platform/database/transaction.ts';
import { insertSocketEvents } from '../../platform/realtime/socket-event.repository.ts';
import { notificationMatrixOf } from './notification-matrix.service.ts';
import { shouldPushToBrowser } from './notification-matrix.rules.ts';
import { readNotificationPreferences } from './notification-matrix.repository.ts';
import { queueNotificationMails } from './notification-mail.service.ts';
import type { NotificationMessage, NotifyingDeps } from './notification-message.ts';
import { toSocketEvent } from './notification.presenter.ts';
import {
  findFoldable,
  foldNotification,
  insertNotifications,
  type NotificationRecord,
} from './notification.repository.ts';

/** Milliseconds in which events of one group are one line (decisions 2.17). */
const FOLD_WINDOW = 120_000;

/**
 * Writes the notifications of an event in the caller's transaction. The panel always shows them, the browser by matrix
 * and preference; mails by matrix and preference too.
 */
export async function writeNotifications(deps: NotifyingDeps, trx: Trx, message: NotificationMessage): Promise<void> {
  const at = deps.clock.now();
  const matrix = await notificationMatrixOf(deps).current(trx);
  const ids = [...message.recipients.keys()];
  const folded = message.groupKey === null ? [] : await foldIntoUnread(trx, message, message.groupKey, at);
  const done = new Set(folded.map((row) => row.user_id));
  const prefs = await readNotificationPreferences(trx, ids);
  const fresh = await insertNotifications(
    trx,
    ids
      .filter((id) => !done.has(id))
      .map((id) => ({
        userId: id,
        event: message.event,
        content: message.content(id, 1),
        link: message.link,
        ticketId: message.ticketId,
        groupKey: message.groupKey,
        at,
        push:
          goesBy(message, 'browser') &&
          shouldPushToBrowser(
            matrix,
            message.event,
            message.recipients.get(id) ?? [],
            prefs.get(id) ?? { browser: false, muted: [] },
          ),
      })),
  );
  await insertSocketEvents(deps, trx, [...folded, ...fresh].map(toSocketEvent), null);
  // one line of several events is one mail; an answer is sent each time
  const mailed = message.mail?.answer ? [...folded, ...fresh] : fresh;
  if (goesBy(message, 'email'))
    await queueNotificationMails(deps, trx, message, { lines: mailed, matrix, people: prefs });
}

const goesBy = ({ only }: NotificationMessage, channel: NoticeChannel): boolean => only?.includes(channel) ?? true;

async function foldIntoUnread(
  trx: Trx,
  { recipients, content, foldWindow = FOLD_WINDOW }: NotificationMessage,
  groupKey: string,
  at: Date,
): Promise<NotificationRecord[]> {
  const rows = await findFoldable(trx, [...recipients.keys()], groupKey, new Date(at.getTime() - foldWindow));
  const folded: NotificationRecord[] = [];
  for (const { id, user_id, count } of rows)
    folded.push(await foldNotification(trx, id, { count: count + 1, content: content(user_id, count + 1), at }));
  return folded;
}
