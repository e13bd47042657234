import type { NotificationAudience } from '@hamyar/contracts';
import type { Recipients } from '../notifications/public.ts';
import {
  ticketNotifications,
  type TicketNotificationName,
  type TicketParticipants,
} from './ticket-notifications.rules.ts';
import type { TicketNotificationEvent } from './ticket.job.ts';

/** One notification that an event causes, with the people who get it. */
export interface TicketNotificationMessage {
  event: TicketNotificationName;
  recipients: Recipients;
}

/**
 * The notifications of an event that reach somebody: a new ticket notifies the person who asked of one thing and the
 * department of another.
 * @param named people whom the event names: the new or former assignee
 */
export function notificationMessagesFor(
  event: TicketNotificationEvent,
  participants: TicketParticipants,
  named: readonly number[] = [],
): TicketNotificationMessage[] {
  return (Object.keys(ticketNotifications) as TicketNotificationName[])
    .filter((name) => (ticketNotifications[name].cause ?? name) === event)
    .map((name) => ({ event: name, recipients: recipientsOf(name, participants, named) }))
    .filter(({ recipients }) => recipients.size > 0);
}

function recipientsOf(
  name: TicketNotificationName,
  participants: TicketParticipants,
  named: readonly number[],
): Recipients {
  const recipients = new Map<number, Set<NotificationAudience>>();
  const { audiences } = ticketNotifications[name];
  for (const audience of Object.keys(audiences) as NotificationAudience[])
    for (const id of audiences[audience]?.recipients(participants, named) ?? [])
      if (id !== null) recipients.set(id, (recipients.get(id) ?? new Set()).add(audience));
  return recipients;
}
