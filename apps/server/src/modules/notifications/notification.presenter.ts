import { channels, type Notification } from '@hamyar/contracts';
import type { NewSocketEvent } from '../../platform/realtime/socket-event.repository.ts';
import type { NotificationRecord } from './notification.repository.ts';

/** One line of the bell as the wire carries it (spec 3.5). */
export function toNotification(row: NotificationRecord): Notification {
  return {
    id: row.id,
    event: row.event,
    content: row.content,
    link: row.link,
    date: Math.floor(row.at.getTime() / 1000),
    push: row.push,
    read: row.read_at !== null,
    ticket_id: row.ticket_id,
    count: row.count,
  };
}

/** The same on the person's own channel; notices are shown as they come (design/api.md "Socket"). */
export function toSocketEvent(row: NotificationRecord): NewSocketEvent {
  return { channel: channels.user(row.user_id), name: 'notice', data: toNotification(row) };
}
