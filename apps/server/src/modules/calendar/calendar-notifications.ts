import type { NotificationsOf } from '../notifications/public.ts';
import { messages } from './messages.ts';

/** What employees are told of, in the bell and in the browser (decisions 2.13, 2.17). */
export const calendarNotifications: NotificationsOf<'calendar'> = {
  calendar_invitation: {
    title: messages.invitationTitle,
    audiences: { owner: { browser: true } },
    reachableAs: ({ employee }) => (employee ? ['owner'] : []),
  },
  calendar_reminder: {
    title: messages.reminderTitle,
    audiences: { owner: { browser: true } },
    reachableAs: ({ employee }) => (employee ? ['owner'] : []),
  },
};
