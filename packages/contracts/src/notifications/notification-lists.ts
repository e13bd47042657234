/** As what an event reaches somebody; of events about a person's own account they are the `owner`. */
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

/** Ways a notification takes. The panel is never off; those that leave the house come with their gateways. */
export const NOTIFICATION_CHANNELS = ['panel', 'browser', 'email', 'sms', 'webhook', 'pwa'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];
