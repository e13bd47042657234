import type { Notification, NotificationReadBody } from './calls.ts';

declare module '../realtime/realtime.ts' {
  interface SocketEvents {
    notice: Notification;
    /** Which ones were read, and how many are left; a list that shows them changes without being read again. */
    'notice.read': { unread: number } & NotificationReadBody;
  }
}
