import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { claimOnce } from '../../platform/jobs/effect.repository.ts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { loadUsers } from '../identity/public.ts';
import { settingsOf } from '../settings/public.ts';
import { notificationMatrixOf, writeNotifications, type NotificationMail } from '../notifications/public.ts';
import { requestLinkMailMessages as texts } from './messages.ts';
import { linkForMail } from './request-link-issue.service.ts';
import { satisfactionRequest } from './satisfaction-request.service.ts';
import type { TicketJobPayloads } from './ticket.job.ts';
import { isHiddenNotification, readerOf } from './ticket-hidden-fields.rules.ts';
import { can } from './ticket.policy.ts';
import { findTicket, policyTicket } from './ticket.repository.ts';
import { findContent, type ContentRecord } from './ticket-content.repository.ts';
import { ticketMail } from './ticket-mail.service.ts';
import { signatureOf } from './ticket-signature.service.ts';
import { notificationText } from './ticket-notification-text.ts';
import { readTicketParticipants, type TicketFacts } from './ticket-participants.repository.ts';
import { notificationMessagesFor, type TicketNotificationMessage } from './ticket-recipients.rules.ts';

type TicketNotification = TicketJobPayloads['ticket.notice'];

/**
 * Notifies everyone concerned by an event of a ticket, except the person who caused it and people who may not see the
 * ticket now: `can(view)` is checked at delivery, because rights may have changed since (decisions 2.17).
 */
export async function deliverTicketNotification(deps: Deps, notification: TicketNotification): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    if ((await claimOnce(trx, [`notice:${notification.key}`], deps.clock.now())).size === 0) return;
    const participants = await readTicketParticipants(trx, notification.ticket_id, notification.actor_id);
    if (!participants) return;
    const asked =
      notification.closed_at === undefined
        ? undefined
        : await satisfactionRequest(
            deps,
            trx,
            { ticketId: notification.ticket_id, closedAt: notification.closed_at },
            participants,
          );
    if (asked === null) return;
    const content = notification.content_id ? await findContent(trx, notification.content_id) : null;
    const signature = await signatureBelow(deps, trx, notification, content);
    for (const message of notificationMessagesFor(notification.event, participants, notification.user_ids))
      await deliverMessage(deps, trx, notification, message, { facts: participants, content, signature, asked });
  });
}

/** What stands below an answer of an employee when it leaves by mail (decisions 2.7). */
async function signatureBelow(
  deps: Deps,
  trx: Trx,
  { event, ticket_id }: TicketNotification,
  content: ContentRecord | null,
): Promise<MailedParts['signature']> {
  if (event !== 'staff_replied' || !content?.author_id) return null;
  const ticket = await findTicket(trx, ticket_id);
  return ticket && signatureOf(trx, ticket, { id: content.author_id }, deps.clock.now());
}

/** What the mails about an event say. */
interface MailedParts {
  facts: TicketFacts;
  content: ContentRecord | null;
  signature: Awaited<ReturnType<typeof signatureOf>>;
  asked: NotificationMail | undefined;
}

async function deliverMessage(
  deps: Deps,
  trx: Trx,
  { ticket_id, actor_id, receipt = false, channels }: TicketNotification,
  message: TicketNotificationMessage,
  { facts, content: mailed, signature, asked }: MailedParts,
): Promise<void> {
  const { event } = message;
  const people = await recipientsWithAccess(
    deps,
    trx,
    ticket_id,
    message,
    [...message.recipients.keys()].filter((id) => receipt || id !== actor_id),
  );
  if (people.length === 0) return;
  const matrix = await notificationMatrixOf(deps).current(trx);
  const recipients = new Map(people.map(({ id }) => [id, message.recipients.get(id) ?? new Set<never>()]));
  const content = (id: number, count: number) => {
    const as = recipients.get(id) ?? new Set<never>();
    const body = [...as].map((audience) => matrix(event, audience, 'panel').body).find((text) => text !== null) ?? null;
    return notificationText(event, facts, { count, as, body });
  };
  const mail = asked ?? ticketMail(event, ticket_id, facts, { content: mailed, signature });
  const write = (to: typeof recipients, body: NotificationMail) =>
    writeNotifications(deps, trx, {
      // steps of an escalation that go by other channels are lines of their own: one line is one mail
      ...{ event, content, ticketId: ticket_id, groupKey: [event, ticket_id, ...(channels ?? [])].join(':') },
      ...{ recipients: to, link: { type: 'ticket', value: ticket_id }, mail: body },
      ...(channels && { only: channels.filter((channel) => channel !== 'panel') }),
    });
  const own = asked ? null : await requestMail(deps, trx, mail, recipients);
  if (!own) return write(recipients, mail);
  await write(new Map([...recipients].filter(([id]) => id === own.userId)), own.mail);
  const others = new Map([...recipients].filter(([id]) => id !== own.userId));
  if (others.size > 0) await write(others, mail);
}

/** Whose mail leads to a request that was sent without an account, by a link of theirs alone (docs/adr/0101); null for nobody's. */
async function requestMail(
  deps: Deps,
  trx: Trx,
  mail: NotificationMail,
  recipients: ReadonlyMap<number, unknown>,
): Promise<{ userId: number; mail: NotificationMail } | null> {
  const ticket = await findTicket(trx, mail.ticket.id);
  const userId = ticket?.customer_id ?? null;
  if (!ticket || userId === null || !recipients.has(userId)) return null;
  const { userAccountSettings } = await settingsOf(deps).current(trx);
  if (!userAccountSettings.requests_without_account) return null;
  const token = await linkForMail(deps, trx, { ticketId: ticket.id, userId });
  if (token === null) return null;
  return { userId, mail: { ...mail, path: '/request/', secret: { token, label: texts.follow, choices: [] } } };
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
    await settingsOf(deps).current(trx),
  ];
  if (!ticket) return [];
  // a person who loses a ticket is notified although they may not see it any more; the line contains only its subject
  const losesTicket = (user: CurrentUser) =>
    event === 'unassigned' && user.employee && recipients.get(user.id)?.has('assignee') === true;
  return people.filter(
    (user) =>
      user.status === 'active' &&
      (user.employee || (event !== 'note' && event !== 'mention')) &&
      !isHiddenNotification(readerOf(user, ticket), event) &&
      (losesTicket(user) || can(user, 'view', policyTicket(ticket), settings)),
  );
}
