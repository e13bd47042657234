import type { NotificationsOf } from '../notifications/public.ts';
import { messages } from './messages.ts';

/** Notifications of full admins about the license (spec 4.5). */
export const licenseNotifications: NotificationsOf<'license'> = {
  license_expiring: {
    title: messages.expiringTitle,
    order: 10,
    audiences: { full_admins: { browser: true } },
    reachableAs: (who) => (who.full_admin ? ['full_admins'] : []),
  },
};
