import type { Notification } from './calls.ts';

declare module '../realtime/realtime.ts' {
  interface SocketEvents {
    notice: Notification;
    'notice.read': { unread: number };
  }
}
