import type { NotificationAudience } from '@hamyar/contracts';
import { isolate, truncate } from '@hamyar/persian';
import { fillMessage } from '../../platform/http/messages.ts';
import { notificationMessages as messages } from './messages.ts';
import type { TicketNotificationName } from './ticket-notifications.rules.ts';

/** The facts in the text of a notification. */
export interface NotificationFacts {
  subject: string;
  department: string;
  actor: string | null;
}

/** Characters of the subject that fit into the text. */
const SUBJECT_SHOWN = 60;

/**
 * The text of an event for a person of the audience `as`, or of `count` events in one line; `body` is the admin's own
 * text.
 */
export function notificationText(
  event: TicketNotificationName,
  facts: NotificationFacts,
  { count, as, body = null }: { count: number; as: ReadonlySet<NotificationAudience>; body?: string | null },
): string {
  const values = {
    subject: isolate(truncate(facts.subject, SUBJECT_SHOWN)),
    department: isolate(facts.department),
    actor: isolate(facts.actor || messages.somebody),
    n: count,
  };
  if (count > 1) return fillMessage(foldedTemplate(event), values);
  return fillMessage(body ?? singleTemplate(event, as), values);
}

function foldedTemplate(event: TicketNotificationName): string {
  if (event === 'staff_replied' || event === 'customer_replied') return messages.manyReplies;
  if (event === 'mention') return messages.manyMentions;
  return event === 'note' ? messages.manyNotes : messages.manyChanges;
}

function singleTemplate(event: TicketNotificationName, as: ReadonlySet<NotificationAudience>): string {
  if (event === 'created' && !as.has('customer') && !as.has('owner')) return messages.createdByColleague;
  if (event === 'new_in_department' && as.has('assignee')) return messages.newForYou;
  if (event === 'unassigned' && !as.has('assignee')) return messages.leftWithout;
  return messages[event];
}
