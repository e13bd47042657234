export { countUnread, windowStart } from './notification.repository.ts';
export { queueMessage } from './delivery.service.ts';
export { notifyPerson } from './bell.service.ts';
export { noticeTitles } from './messages.ts';
export { noticeText } from './notice-text.ts';
export { noticeMatrixOf } from './notice-matrix.service.ts';
export { choosable, type NoticePrefs } from './notice-matrix.rules.ts';
