export { countUnread, windowStart } from './notification.repository.ts';
export { notificationsModule } from './notifications.module.ts';
export { queueMessage } from './delivery.service.ts';
