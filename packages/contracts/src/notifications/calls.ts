// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Call } from '../call.ts';
import type { NotificationEvent } from '../declared.ts';
import type { ListAnswer } from '../envelope.ts';
import type { DeliveryMedium, DeliveryState } from './delivery-lists.ts';
import type { NoticeChannel } from './notice-lists.ts';
import type { NotificationAudience } from './notification-lists.ts';

export interface DeliveryRow {
  id: number;
  medium: DeliveryMedium;
  recipient: string;
  recipient_user_id: number | null;
  recipient_name: string | null;
  event: string;
  event_title: string | null;
  subject: string | null;
  provider: string | null;
  state: DeliveryState;
  attempts: number;
  at: number;
  error: string | null;
  expires_at: number | null;
  text: string;
  code_visible: boolean;
  can_send_again: boolean;
}

export interface Notice {
  event: NotificationEvent;
  title: string;
  audience: NotificationAudience;
  channels: NoticeSetting[];
}

export interface NoticeSetting {
  channel: NoticeChannel;
  enabled: boolean;
  fixed: boolean;
  subject: string | null;
  body: string | null;
  delay_minutes: number;
  only_working_time: boolean;
}

export interface Notification {
  id: number;
  event: NotificationEvent;
  content: string;
  link: NotificationLink | null;
  date: number;
  push: boolean;
  read: boolean;
  ticket_id: number | null;
  count: number;
}

export interface NotificationLink {
  type: string;
  value: number | string;
}

export interface NotificationList {
  items: Notification[];
  unread: number;
}

export interface DeliveryCodeData {
  code: string;
}

/** Shows the code of a waiting message; audited. */
export const deliveryCode: Call<{ id: number }, DeliveryCodeData> = {
  name: 'deliveryCode',
  method: 'POST',
  path: '/api/delivery/:id/code',
};

export interface DeliveryHintData {
  waiting_in_log: boolean;
  demo: boolean;
}

/** Whether codes wait in the delivery log because no gateway is set. */
export const deliveryHint: Call<void, DeliveryHintData> = {
  name: 'deliveryHint',
  method: 'GET',
  path: '/api/deliveryHint',
};

export interface DeliveryListQuery {
  page?: number;
  perPage?: number;
  from_date?: number;
  to_date?: number;
  medium?: DeliveryMedium;
  state?: DeliveryState;
  recipient?: string;
  has_code?: boolean;
}

/** The delivery log. */
export const deliveryList: Call<DeliveryListQuery | void, ListAnswer<DeliveryRow>> = {
  name: 'deliveryList',
  method: 'GET',
  path: '/api/delivery',
  answer: 'list',
};

/** Sends a failed or uncertain message again. */
export const deliverySend: Call<{ id: number }, null> = {
  name: 'deliverySend',
  method: 'POST',
  path: '/api/delivery/:id/send',
  answer: 'none',
};

export interface TestEmailBody {
  email: string;
}

export interface TestEmailData {
  state: DeliveryState;
  error: string | null;
}

/** Sends a test mail. */
export const testEmail: Call<TestEmailBody, TestEmailData> = {
  name: 'testEmail',
  method: 'POST',
  path: '/api/testEmail',
};

export interface NoticeListData {
  notices: Notice[];
  email_ready: boolean;
}

/** The notification matrix: every event for each of its audiences. */
export const noticeList: Call<void, NoticeListData> = { name: 'noticeList', method: 'GET', path: '/api/notice' };

export interface NoticeStoreBody {
  event: NotificationEvent;
  audience: NotificationAudience;
  channel: NoticeChannel;
  enabled?: boolean;
  subject?: string | null;
  body?: string | null;
  delay_minutes?: number;
  only_working_time?: boolean;
}

/** Changes how one event reaches one audience by one channel. */
export const noticeStore: Call<NoticeStoreBody, Notice> = { name: 'noticeStore', method: 'PUT', path: '/api/notice' };

export interface NotificationReadBody {
  id?: number;
  link?: {
    type: string;
    value: number | string;
  };
  all?: boolean;
}

export interface NotificationReadData {
  unread: number;
}

/** Sets one notification, those with one link, or all of them to read. */
export const notificationRead: Call<NotificationReadBody, NotificationReadData> = {
  name: 'notificationRead',
  method: 'PUT',
  path: '/api/notificationRead',
};

export interface UserNotificationsQuery {
  after_id?: number;
}

/** Notifications of the last 7 days, newest first, and the number of unread ones. */
export const userNotifications: Call<UserNotificationsQuery | void, NotificationList> = {
  name: 'userNotifications',
  method: 'GET',
  path: '/api/userNotifications',
};
