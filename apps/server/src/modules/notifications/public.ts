export { countUnread, windowStart } from './notification.repository.ts';
export { queueMessage } from './delivery.service.ts';
export { notifyPerson } from './notification.service.ts';
export { notificationTitles } from './messages.ts';
export { notificationText } from './notification-text.ts';
export { notificationMatrixOf } from './notification-matrix.service.ts';
export { selectableEvents, type NotificationPreferences } from './notification-matrix.rules.ts';
