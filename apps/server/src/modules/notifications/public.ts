export { countUnread, windowStart } from './notification.repository.ts';
export { queueMessage } from './delivery.service.ts';
export { notifyPerson } from './notification.service.ts';
export { writeNotifications, type Recipients } from './notification-writing.service.ts';
export { daysUntil, expiryStep } from './expiry-steps.rules.ts';
export type { NotificationDeclaration, NotificationsOf } from './notification-event.ts';
export { notificationMatrixOf } from './notification-matrix.service.ts';
export { selectableEvents, type NotificationPreferences } from './notification-matrix.rules.ts';
