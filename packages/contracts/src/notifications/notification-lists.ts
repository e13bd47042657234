/** The roles in which an event reaches a person. For events about their own account the person is the `owner`. */
export const NOTIFICATION_AUDIENCES = [
  'owner',
  'customer',
  'supervisor',
  'assignee',
  'members',
  'department_admins',
  'branch_admins',
  'full_admins',
  'followers',
  'shared',
] as const;
export type NotificationAudience = (typeof NOTIFICATION_AUDIENCES)[number];

/** Channels of a notification. The panel is always on; SMS, webhook and PWA have no gateway yet. */
export const NOTIFICATION_CHANNELS = ['panel', 'browser', 'email', 'sms', 'webhook', 'pwa'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];
