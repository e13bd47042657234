export { countUnread, windowStart } from './notification.repository.ts';
export { queueMessage } from './delivery.service.ts';
