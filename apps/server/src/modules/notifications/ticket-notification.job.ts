import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { publishSocketEvents } from '../../platform/realtime/publish-socket-events.ts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { loadUsers } from '../identity/public.ts';
import { settingsOf } from '../settings/public.ts';
import { canOnTicket, findTicket, policyTicket, type TicketJobPayloads } from '../tickets/public.ts';
import { notificationMatrixOf } from './notification-matrix.service.ts';
import { notificationText, type NotificationFacts, type NotifiedTicketEvent } from './notification-text.ts';
import { writeNotifications } from './notification-writing.service.ts';
import { readTicketParticipants, claimNotification } from './notification.repository.ts';
import { notificationMessagesFor, type TicketNotificationMessage } from './ticket-recipients.rules.ts';

type TicketNotification = TicketJobPayloads['ticket.notice'];

/**
 * Notifies everyone concerned by an event of a ticket, except the person who caused it and people who may not see the
 * ticket now: `can(view)` is checked at delivery, because rights may have changed since (decisions 2.17).
 */
export async function deliverTicketNotification(deps: Deps, notification: TicketNotification): Promise<void> {
  const delivered = await withTransaction(deps.db, async (trx) => {
    if (!(await claimNotification(trx, `notice:${notification.key}`, deps.clock.now()))) return 0;
    const participants = await readTicketParticipants(trx, notification.ticket_id, notification.actor_id);
    if (!participants) return 0;
    let count = 0;
    for (const message of notificationMessagesFor(notification.event, participants, notification.user_ids))
      count += await deliverMessage(deps, trx, notification, message, participants);
    return count;
  });
  if (delivered > 0) await publishSocketEvents(deps);
}

async function deliverMessage(
  deps: Deps,
  trx: Trx,
  { ticket_id, actor_id }: TicketNotification,
  message: TicketNotificationMessage,
  facts: NotificationFacts,
): Promise<number> {
  const event = message.event as NotifiedTicketEvent;
  const people = await recipientsWithAccess(
    deps,
    trx,
    ticket_id,
    message,
    [...message.recipients.keys()].filter((id) => id !== actor_id),
  );
  if (people.length === 0) return 0;
  const matrix = await notificationMatrixOf(deps).current();
  const recipients = new Map(people.map(({ id }) => [id, message.recipients.get(id) ?? new Set<never>()]));
  const content = (id: number, count: number) => {
    const as = recipients.get(id) ?? new Set<never>();
    const body = [...as].map((audience) => matrix(event, audience, 'panel').body).find((text) => text !== null) ?? null;
    return notificationText(event, facts, { count, as, body });
  };
  return writeNotifications(deps, trx, matrix, {
    event,
    recipients,
    content,
    link: { type: 'ticket', value: ticket_id },
    ticketId: ticket_id,
    groupKey: `${event}:${ticket_id}`,
  });
}

async function recipientsWithAccess(
  deps: Deps,
  trx: Trx,
  ticketId: number,
  { event, recipients }: TicketNotificationMessage,
  ids: readonly number[],
): Promise<CurrentUser[]> {
  const [ticket, people, settings] = [
    await findTicket(trx, ticketId),
    await loadUsers(deps, ids, trx),
    await settingsOf(deps).current(),
  ];
  if (!ticket) return [];
  // a person who loses a ticket is notified although they may not see it any more; the line contains only its subject
  const losesTicket = (user: CurrentUser) =>
    event === 'unassigned' && user.employee && recipients.get(user.id)?.has('assignee') === true;
  return people.filter(
    (user) =>
      user.status === 'active' &&
      (user.employee || event !== 'note') &&
      (losesTicket(user) || canOnTicket(user, 'view', policyTicket(ticket), settings)),
  );
}
