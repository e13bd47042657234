import type { NotificationsOf } from '../notifications/public.ts';
import { messages } from './messages.ts';

/** People choose first among the events of tickets. */
const AFTER_TICKETS = 2;

/** Everybody is notified of announcements; which channels one uses it says itself, within what the matrix allows. */
export const announcementNotifications: NotificationsOf<'announcements'> = {
  announcement: {
    title: messages.title,
    order: AFTER_TICKETS,
    audiences: { owner: { browser: true, email: true } },
    reachableAs: () => ['owner'],
  },
};
