export { countUnread, windowStart } from './notification.repository.ts';
