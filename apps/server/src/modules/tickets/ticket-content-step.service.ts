import { TICKET_STATUS } from '@hamyar/contracts';
import type { BodyOf, ticketUpdate } from '@hamyar/contracts/schemas';
import { ticketSideOf, transition, type TicketState } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import type { RichText } from '../../platform/richtext/rich-text.ts';
import { bindAttachments } from '../attachments/public.ts';
import { keepDepartment } from '../departments/public.ts';
import { draftDeletion } from '../drafts/public.ts';
import type { SettingsReading } from '../settings/public.ts';
import { bodyColumns, insertContent, type ContentRecord } from './ticket-content.repository.ts';
import type { TicketContext } from './ticket-context.ts';
import { refusedTransition } from './ticket.errors.ts';
import { followMentioned, notifyOfNote } from './ticket-mention-step.service.ts';
import { publishKey } from './ticket.job.ts';
import { reopenPolicy } from './ticket.policy.ts';
import type { TicketRecord } from './ticket.repository.ts';
import { templateScope } from './ticket-template.policy.ts';
import { countUsage, readTemplateReader } from './ticket-template.repository.ts';
import {
  applyTransition,
  nextContentSequence,
  setColumns,
  type TicketUnitOfWork,
} from './ticket-unit-of-work.service.ts';

export type ContentBody = Extract<BodyOf<typeof ticketUpdate>, { content: unknown }>['content'];

/** What a staff reply does to its ticket when it is sent; it waits for the undo window with it. */
export interface AfterSending {
  then: ContentBody['then'];
  /** Where it closes the ticket; without it, *resolved*. */
  close_reason?: TicketRecord['close_reason'] | undefined;
  /** It was not the draft of its author in this ticket, which stays. */
  keeps_draft?: true;
  /** It has waited. */
  waited?: boolean;
}

/** The ticket in the form of the state machine. */
export const stateOf = (ticket: TicketRecord): TicketState => ({
  status: ticket.status,
  kind: ticket.kind,
  unassigned: ticket.assignee_id === null,
  locked: ticket.locked,
  merged: ticket.merged_into_id !== null,
  spam: ticket.is_spam,
  closed_at: unixSeconds(ticket.closed_at),
  first_staff_reply_at: unixSeconds(ticket.first_staff_reply_at),
});

/** Where a content was written. */
export interface ContentSource {
  /** What stands before the names of its fields in the body of the call. */
  fields: '' | 'content.';
  /** Whether it was the draft of the panel, which ends with it. */
  draft: boolean;
}

export const PANEL: ContentSource = { fields: 'content.', draft: true };

/** A content that its sender may add. */
export interface Sending {
  user: CurrentUser;
  content: ContentBody;
  body: RichText;
  /** Colleagues whom it names, who may see the ticket. */
  mentioned?: readonly number[];
  /** seconds that a reply of this sender waits */
  undo: number;
  settings: SettingsReading;
  /** The macro that writes it. */
  macroId?: number;
  /** Why it closes the ticket, where it does. */
  closeReason?: AfterSending['close_reason'];
  source?: ContentSource;
}

/**
 * Adds a reply or a note to the unit of work of a ticket; rights and newer messages were checked before. Returns its
 * id. @throws Nok TRANSITION_FORBIDDEN or REOPEN_WINDOW_PASSED, ValidationFailed for an attachment
 */
export async function addContent(
  { deps }: TicketContext,
  work: TicketUnitOfWork,
  { user, content, body, mentioned = [], undo, settings, macroId, closeReason, source = PANEL }: Sending,
): Promise<number> {
  const { trx, ticket, now } = work;
  const after = afterOf(content, source, closeReason);
  const pending = undo > 0 && content.type === 'message' && ticketSideOf(user, ticket) === 'staff';
  if (pending) checkStaffReply(work, content.then);
  const sequence = pending
    ? { seq: ticket.last_seq + 1, public_seq: null }
    : nextContentSequence(work, content.type === 'message');
  const id = await insertContent(trx, {
    ticket_id: ticket.id,
    ...sequence,
    type: content.type,
    template_id: await usedTemplate(work, user, content.template_id),
    macro_id: macroId ?? null,
    author_id: user.id,
    author_kind: user.employee ? 'employee' : 'customer',
    ...bodyColumns(body),
    state: pending ? 'pending' : 'published',
    send_at: pending ? new Date(now.getTime() + undo * 1000) : null,
    published_at: pending ? null : now,
    after_publish: pending ? JSON.stringify(after) : null,
    client_key: content.client_key,
    attachment_count: new Set(content.attachments).size,
    created_at: now,
    channel: 'web',
  });
  const bound = await bindAttachments(trx, {
    tokens: content.attachments,
    uploaderId: user.id,
    owner: { kind: 'ticket_content', id },
    html: body.html,
    field: `${source.fields}attachments`,
  });
  if (pending) {
    setColumns(work, { last_seq: ticket.last_seq + 1 });
    const runAt = new Date(now.getTime() + undo * 1000);
    await deps.jobs.add(trx, 'ticket.publish', { content_id: id }, { key: publishKey(id), runAt });
  } else {
    await followMentioned(work, mentioned);
    await applyPublishedContent(
      work,
      {
        id,
        type: content.type,
        attachments: bound,
        author: user,
        draft: source.draft,
        mentioned,
      },
      after,
      settings,
    );
  }
  return id;
}

const afterOf = (
  { then }: ContentBody,
  { draft }: ContentSource,
  close_reason: AfterSending['close_reason'],
): AfterSending => ({ then, close_reason, ...(draft ? {} : { keeps_draft: true }) });

/** The ready-made text that a content is written with, which is thereby used once more. */
async function usedTemplate(
  { trx, now }: TicketUnitOfWork,
  user: CurrentUser,
  id: number | undefined,
): Promise<number | null> {
  if (id === undefined || !user.employee) return null;
  return countUsage(trx, templateScope(await readTemplateReader(trx, user)), id, now);
}

/** A reply that cannot be sent is refused now, not when its undo window has passed. */
function checkStaffReply(work: TicketUnitOfWork, then: ContentBody['then']): void {
  const result = transition(stateOf(work.ticket), { type: 'staff_reply', then: thenOf(then) });
  if (!result.ok) throw refusedTransition(result.code);
}

const thenOf = (then: ContentBody['then']) => (then === 'stay' ? 'answer' : then);

interface PublishedContent {
  id: number;
  type: ContentRecord['type'];
  attachments: number;
  author: { id: number; employee: boolean };
  /** It was the draft of its author, which ends with it; what a macro writes is not. */
  draft: boolean;
  mentioned?: readonly number[];
}

/** Applies a published content to its ticket: counters, clocks, status, claim, notifications. */
export async function applyPublishedContent(
  work: TicketUnitOfWork,
  content: PublishedContent,
  { then, close_reason = null, waited = false }: AfterSending,
  settings: SettingsReading,
): Promise<void> {
  const { ticket, now, trx } = work;
  const isPublic = content.type === 'message';
  if (content.draft) work.also.push(draftDeletion(content.author.id, `ticket:${ticket.id}:${content.type}`));
  setColumns(work, {
    content_count: ticket.content_count + 1,
    attachment_count: ticket.attachment_count + content.attachments,
    ...(isPublic
      ? {
          public_content_count: ticket.public_content_count + 1,
          public_attachment_count: ticket.public_attachment_count + content.attachments,
          last_public_author_id: content.author.id,
          last_activity_at: now,
        }
      : {}),
  });
  if (content.type === 'note') {
    notifyOfNote(work, content.id, content.mentioned ?? []);
    return;
  }
  const side = ticketSideOf(content.author, ticket);
  const department =
    side === 'customer' && ticket.status === TICKET_STATUS.closed
      ? await keepDepartment(trx, ticket.department_id)
      : null;
  const result = transition(
    stateOf(ticket),
    side === 'staff'
      ? { type: 'staff_reply', then: thenOf(then), waited }
      : {
          type: 'customer_reply',
          now: Math.floor(now.getTime() / 1000),
          reopen: reopenPolicy(settings, department),
        },
  );
  if (!result.ok) throw refusedTransition(result.code);
  if (result.claim) claimByReply(work, content.author.id);
  setColumns(work, side === 'staff' ? { last_staff_reply_at: now } : { last_customer_reply_at: now });
  applyTransition(work, result, { close_reason });
  work.notifications.push({ event: side === 'staff' ? 'staff_replied' : 'customer_replied', content_id: content.id });
  if (side === 'customer' && then === 'close') closeAfter(work, close_reason);
}

function closeAfter(work: TicketUnitOfWork, close_reason: TicketRecord['close_reason']): void {
  const result = transition(stateOf(work.ticket), { type: 'close' });
  if (!result.ok) throw refusedTransition(result.code);
  applyTransition(work, result, { close_reason });
}

function claimByReply(work: TicketUnitOfWork, userId: number): void {
  work.history.push({ field: 'recipient_id', from: work.ticket.recipient_id, to: userId });
  work.systemLines.push({ name: 'claimed', from: null, to: null });
  setColumns(work, { recipient_id: userId, assignee_id: userId });
}
