import type { NotificationDeclaration, NotificationsOf } from '../notifications/public.ts';
import { messages } from './messages.ts';

const toEmployee = (title: string): NotificationDeclaration => ({
  title,
  audiences: { owner: { browser: true } },
  reachableAs: ({ employee }) => (employee ? ['owner'] : []),
});

/** The events of articles, each for one employee who writes them. */
export const articleNotifications: NotificationsOf<'knowledge-base'> = {
  article_review: toEmployee(messages.reviewTitle),
  article_returned: toEmployee(messages.returnedTitle),
  article_review_due: toEmployee(messages.reviewDueTitle),
};
