import { nextOpening } from '@hamyar/domain';
import { dateFromUnixSeconds, unixSeconds } from '../../platform/clock/unix-seconds.ts';
import type { Deps } from '../../platform/deps.ts';
import { toRichText } from '../../platform/richtext/rich-text.ts';
import { workCalendarOf } from '../calendar/public.ts';
import { loadUser } from '../identity/public.ts';
import { secretOf, type NotificationMail, type WaitingDelivery } from '../notifications/public.ts';
import { settingsOf } from '../settings/public.ts';
import { findContent, type ContentRecord } from './ticket-content.repository.ts';
import type { TicketNotificationName } from './ticket-notifications.rules.ts';
import type { TicketFacts } from './ticket-participants.repository.ts';
import { closingOfToken, isOfClosing } from './satisfaction-link.rules.ts';
import { waitsForVote } from './satisfaction.rules.ts';
import { isHiddenNotification, readerOf } from './ticket-hidden-fields.rules.ts';
import { can } from './ticket.policy.ts';
import { findTicket, policyTicket, type TicketRecord } from './ticket.repository.ts';

/** Events whose mails contain the message itself. A note stays inside: its mail only says that there is one. */
const WITH_BODY: readonly TicketNotificationName[] = ['staff_replied', 'customer_replied', 'new_in_department'];
/** The receipt does not return what a stranger may have written; an answer to it is an answer to the ticket. */
const WITH_CONTENT: readonly TicketNotificationName[] = [...WITH_BODY, 'created', 'note', 'mention'];

/** What the mail of a notification about a ticket says besides its text. */
export function ticketMail(
  event: TicketNotificationName,
  ticketId: number,
  { number, subject, department, actor }: TicketFacts,
  { content, signature }: { content: ContentRecord | null; signature: MailSignature | null },
): NotificationMail {
  const published = content?.state === 'published' ? content : null;
  return {
    path: `/tickets/${ticketId}`,
    ticket: { id: ticketId, number, subject },
    values: {
      'ticket.number': number,
      'ticket.subject': subject,
      'department.name': department,
      ...(actor ? { 'actor.name': actor } : {}),
    },
    content: published && WITH_CONTENT.includes(event) ? { id: published.id, authorId: published.author_id } : null,
    body: published && WITH_BODY.includes(event) ? bodyOf(published) : null,
    signature: published && event === 'staff_replied' ? signature : null,
    answer: event === 'staff_replied',
  };
}

type MailSignature = NonNullable<NotificationMail['signature']>;

function bodyOf({ body_html, attachment_count: attachments }: ContentRecord): NotificationMail['body'] {
  const { html, text } = toRichText(body_html);
  return { html, text, attachments };
}

/**
 * Whether the recipient may still have a mail about a ticket: as somebody who may view it, and while the message that it
 * carries is there (decisions 2.17). A mail that asks about a closing is sent only while the ticket is closed by that one.
 */
export async function mayDeliverTicketMail(deps: Deps, delivery: WaitingDelivery): Promise<boolean> {
  const { ticket_id, content_id, recipient_user_id, event } = delivery;
  if (ticket_id === null || recipient_user_id === null) return true;
  const [ticket, person, content, settings] = await Promise.all([
    findTicket(deps.db, ticket_id),
    loadUser(deps, recipient_user_id),
    content_id === null ? null : findContent(deps.db, content_id),
    settingsOf(deps).current(),
  ]);
  if (!ticket || person?.status !== 'active') return false;
  if (content_id !== null && content?.state !== 'published') return false;
  if (content?.type === 'note' && !person.employee) return false;
  if (isHiddenNotification(readerOf(person, ticket), event)) return false;
  if (event === 'satisfaction_request' && !(waitsForVote(ticket) && isAskedAbout(deps, delivery, ticket))) return false;
  // who has lost a ticket is notified of that, by its subject alone
  return (event === 'unassigned' && person.employee) || can(person, 'view', policyTicket(ticket), settings);
}

function isAskedAbout(deps: Deps, delivery: WaitingDelivery, ticket: TicketRecord): boolean {
  const closing = closingOfToken(deps.secrets, secretOf(deps, delivery) ?? '');
  const last = { closedAt: unixSeconds(ticket.closed_at), customerId: ticket.customer_id };
  return closing !== null && isOfClosing(last, closing);
}

/** The next moment at which the department of the ticket works; without a working shift that is any moment. */
export async function ticketWorkingMoment(deps: Deps, { ticket_id }: WaitingDelivery, from: Date): Promise<Date> {
  const ticket = ticket_id === null ? null : await findTicket(deps.db, ticket_id);
  const workplace = { departmentId: ticket?.department_id ?? null, branchId: ticket?.branch_id ?? null };
  const at = unixSeconds(from);
  const calendar = await workCalendarOf(deps, workplace, at);
  const opening = calendar && nextOpening(calendar, at);
  return opening === null || opening <= at ? from : dateFromUnixSeconds(opening);
}
