import type { NotificationsOf } from '../notifications/public.ts';
import { messages } from './messages.ts';

const { notificationTitles: titles } = messages;

/** Notifications about a person's own account (spec 4.4, decisions 2.17). */
export const accountNotifications: NotificationsOf<'identity'> = {
  account_expiring: {
    title: titles.account_expiring,
    order: 20,
    audiences: { owner: { browser: true, email: true } },
    // an employee gets none, because their session ends at the expiry
    reachableAs: (who) => (who.employee ? [] : ['owner']),
  },
  contact_changed: {
    title: titles.contact_changed,
    audiences: { owner: { browser: true, email: true } },
    security: true,
  },
  new_device: { title: titles.new_device, audiences: { owner: { browser: true, email: true } }, security: true },
  password_changed: {
    title: titles.password_changed,
    audiences: { owner: { browser: true, email: true } },
    security: true,
  },
  role_changed: { title: titles.role_changed, audiences: { owner: { browser: true, email: true } }, security: true },
};
