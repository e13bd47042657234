import { writable } from '../platform/page-store.ts';

/** Number of unread notifications, exact to 99; the bell shows a dot, and its label the number (spec 2.49). */
export const unreadCount = writable(0);
