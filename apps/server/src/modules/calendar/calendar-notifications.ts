import type { NotificationsOf } from '../notifications/public.ts';
import { messages } from './messages.ts';

/** People choose first among the events of tickets. */
const AFTER_TICKETS = 1;

/** What employees are told of, in the bell and in the browser (decisions 2.13, 2.17). */
export const calendarNotifications: NotificationsOf<'calendar'> = {
  calendar_invitation: {
    title: messages.invitationTitle,
    order: AFTER_TICKETS,
    audiences: { owner: { browser: true } },
    reachableAs: ({ employee }) => (employee ? ['owner'] : []),
  },
  calendar_reminder: {
    title: messages.reminderTitle,
    order: AFTER_TICKETS,
    audiences: { owner: { browser: true } },
    reachableAs: ({ employee }) => (employee ? ['owner'] : []),
  },
};
