import type { NotificationsOf } from '../notifications/public.ts';
import { messages } from './messages.ts';

/** What people are told, and whom it reaches in a fresh system. */
export const sampleThingNotifications: NotificationsOf<'sample-things'> = {
  sample_thing_closed: {
    title: messages.closedTitle,
    audiences: { owner: { browser: true } },
    reachableAs: () => ['owner'],
  },
};
