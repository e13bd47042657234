import type { z } from 'zod';
import type * as s from './notification.schema.ts';

export type Notification = z.output<typeof s.notification>;
export type NotificationLink = z.output<typeof s.notificationLink>;
export interface NotificationList {
  items: Notification[];
  unread: number;
}
