import { channels, type Notification } from '@hamyar/contracts';
import type { NewSocketEvent } from '../../platform/realtime/socket-event.repository.ts';
import type { NotificationRecord } from './notification.repository.ts';

/** A notification as the API returns it (spec 3.5). */
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

/** The same for the person's own channel; this event contains the notification itself (design/api.md "Socket"). */
export function toSocketEvent(row: NotificationRecord): NewSocketEvent {
  return { channel: channels.user(row.user_id), name: 'notice', data: toNotification(row) };
}
