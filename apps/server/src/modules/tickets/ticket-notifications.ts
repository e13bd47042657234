import type { NotificationDeclarations } from '../notifications/public.ts';
import { notificationTitles as titles } from './messages.ts';

/** What people are told of tickets, and whom it reaches in a fresh system (decisions 2.17). */
export const ticketNotifications = {
  created: {
    title: titles.created,
    audiences: { customer: { browser: true }, owner: { browser: true }, supervisor: { browser: false } },
  },
  new_in_department: {
    title: titles.new_in_department,
    audiences: { assignee: { browser: true }, members: { browser: true }, department_admins: { browser: true } },
  },
  assigned: { title: titles.assigned, audiences: { assignee: { browser: true } } },
  unassigned: {
    title: titles.unassigned,
    audiences: { assignee: { browser: true }, department_admins: { browser: true } },
  },
  staff_replied: {
    title: titles.staff_replied,
    audiences: {
      customer: { browser: true },
      owner: { browser: true },
      followers: { browser: true },
      shared: { browser: true },
    },
  },
  customer_replied: {
    title: titles.customer_replied,
    audiences: {
      assignee: { browser: true },
      members: { browser: true },
      department_admins: { browser: true },
      followers: { browser: true },
      shared: { browser: true },
    },
  },
  note: {
    title: titles.note,
    audiences: { assignee: { browser: true }, followers: { browser: true }, shared: { browser: true } },
  },
  transferred: {
    title: titles.transferred,
    audiences: {
      assignee: { browser: true },
      members: { browser: true },
      department_admins: { browser: true },
      followers: { browser: false },
    },
  },
  importance_changed: {
    title: titles.importance_changed,
    audiences: { assignee: { browser: true }, followers: { browser: false } },
  },
  reopened: {
    title: titles.reopened,
    audiences: {
      assignee: { browser: true },
      members: { browser: true },
      department_admins: { browser: true },
      followers: { browser: false },
    },
  },
  closed: {
    title: titles.closed,
    audiences: {
      customer: { browser: true },
      owner: { browser: true },
      supervisor: { browser: false },
      followers: { browser: false },
    },
  },
  low_rating: { title: titles.low_rating, audiences: { department_admins: { browser: true } } },
} satisfies NotificationDeclarations;
