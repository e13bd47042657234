import type { NotificationsOf } from '../notifications/public.ts';
import { messages } from './messages.ts';

/** People choose first among the events of tickets. */
const AFTER_TICKETS = 1;

/** What employees are notified of: what they have to do is due, or was given to them (decisions 2.13, 2.17). */
export const todoNotifications: NotificationsOf<'todos'> = {
  todo_due: {
    title: messages.dueTitle,
    order: AFTER_TICKETS,
    audiences: { owner: { browser: true } },
    reachableAs: ({ employee }) => (employee ? ['owner'] : []),
  },
  todo_assigned: {
    title: messages.assignedTitle,
    order: AFTER_TICKETS,
    audiences: { owner: { browser: true } },
    reachableAs: ({ employee }) => (employee ? ['owner'] : []),
  },
};
