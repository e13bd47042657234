import { BODY_HTML_MAX, TICKET_STATUS, type TicketContent } from '@hamyar/contracts';
import type { BodyOf, ticketUpdate } from '@hamyar/contracts/schemas';
import { ticketSideOf, transition, type TicketState } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { Forbidden, Nok } from '../../platform/http/app-errors.ts';
import { toRichText, type RichText } from '../../platform/richtext/rich-text.ts';
import { bindAttachments } from '../attachments/public.ts';
import { draftDeletion } from '../drafts/public.ts';
import type { SettingsReading } from '../settings/public.ts';
import { messages } from './messages.ts';
import { findDepartment } from '../departments/public.ts';
import {
  bodyColumns,
  findContent,
  findContentByKey,
  insertContent,
  publishPending,
  readSendingState,
  type ContentRecord,
} from './ticket-content.repository.ts';
import { refusedTransition, refuseField, transitionForbidden } from './ticket.errors.ts';
import { publishKey } from './ticket.job.ts';
import { actionsOn, assertCan, reopenPolicy } from './ticket.policy.ts';
import { policyTicket, type TicketRecord } from './ticket.repository.ts';
import {
  applyTransition,
  beginUnitOfWork,
  flushUnitOfWork,
  nextContentSequence,
  setColumns,
  type TicketUnitOfWork,
  type Writer,
} from './ticket-unit-of-work.service.ts';
import type { TicketContext } from './ticket-context.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';

type ContentBody = Extract<BodyOf<typeof ticketUpdate>, { content: unknown }>['content'];

/** Result of sending: the new content, or that the sender had not seen newer contents. */
export type SendResult = { stale: false; contentId: number } | { stale: true };

/** Cleans a body and refuses one without visible content or one that is too long. `field` is its path on the wire. */
export function readBody(html: string, attachments: readonly string[], field: string): RichText {
  const body = toRichText(html);
  if (body.empty && attachments.length === 0) throw refuseField(field, 'REQUIRED', messages.emptyBody);
  if (Buffer.byteLength(body.html) > BODY_HTML_MAX) throw refuseField(field, 'MAX_LENGTH', messages.bodyTooLong);
  return body;
}

/**
 * Adds a reply or a note (T5 to T9): checked, protected against unseen messages, sent immediately or after the undo
 * window.
 */
export async function sendContent(
  context: TicketContext,
  user: CurrentUser,
  ticketId: number,
  content: ContentBody,
  socketId: string | null,
): Promise<SendResult> {
  const { deps } = context;
  const body = readBody(content.body_html, content.attachments, 'content.body_html');
  const settings = await context.settings.current();
  const known = await findContentByKey(deps.db, user.id, content.client_key);
  if (known && known.ticket_id === ticketId) return { stale: false, contentId: known.id };
  const send = () =>
    withTransaction(deps.db, async (trx): Promise<SendResult> => {
      const work = await beginUnitOfWork(trx, ticketId, { user, socketId }, deps.clock.now());
      checkRight(user, work.ticket, content, settings);
      const reader = { id: user.id, staff: user.employee };
      const { newer, ...own } = await readSendingState(trx, ticketId, reader, content.last_seen_seq);
      if (newer && !content.force) return { stale: true };
      const undo = undoSeconds(own, settings);
      return { stale: false, contentId: await storeContent(context, work, { user, content, body, undo, settings }) };
    });
  try {
    return await send();
  } catch (error) {
    // The same key twice at the same time: the first one won, and both get its result.
    const winner = isUniqueViolation(error, 'ticket_content_client_key')
      ? await findContentByKey(deps.db, user.id, content.client_key)
      : null;
    if (winner?.ticket_id === ticketId) return { stale: false, contentId: winner.id };
    throw error;
  }
}

function checkRight(user: CurrentUser, ticket: TicketRecord, content: ContentBody, settings: SettingsReading): void {
  const object = policyTicket(ticket);
  const action = content.type === 'note' ? 'note' : 'reply';
  assertCan(user, action, object, settings);
  if (actionsOn(user, object, settings).includes(action)) {
    if (content.then === 'close') assertCan(user, 'close', object, settings);
    return;
  }
  // The person has the right but the state does not allow it, except that staff need a second right to answer a closed
  // ticket.
  if (user.employee && ticket.status === TICKET_STATUS.closed && ticket.merged_into_id === null) throw new Forbidden();
  throw transitionForbidden();
}

/** A content that its sender may add. */
interface Sending {
  user: CurrentUser;
  content: ContentBody;
  body: RichText;
  /** seconds that a reply of this sender waits */
  undo: number;
  settings: SettingsReading;
}

async function storeContent(
  context: TicketContext,
  work: TicketUnitOfWork,
  { user, content, body, undo, settings }: Sending,
): Promise<number> {
  const { trx, ticket, now } = work;
  const pending = undo > 0 && content.type === 'message' && ticketSideOf(user, ticket) === 'staff';
  if (pending) checkStaffReply(work, content.then);
  const sequence = pending
    ? { seq: ticket.last_seq + 1, public_seq: null }
    : nextContentSequence(work, content.type === 'message');
  const id = await insertContent(trx, {
    ticket_id: ticket.id,
    ...sequence,
    type: content.type,
    author_id: user.id,
    author_kind: user.employee ? 'employee' : 'customer',
    ...bodyColumns(body),
    state: pending ? 'pending' : 'published',
    send_at: pending ? new Date(now.getTime() + undo * 1000) : null,
    published_at: pending ? null : now,
    after_publish: pending ? JSON.stringify({ then: content.then }) : null,
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
    field: 'content.attachments',
  });
  if (pending) {
    setColumns(work, { last_seq: ticket.last_seq + 1 });
    await context.deps.jobs.add(
      trx,
      'ticket.publish',
      { content_id: id },
      { key: publishKey(id), runAt: new Date(now.getTime() + undo * 1000) },
    );
  } else {
    await applyPublishedContent(
      work,
      { id, type: content.type, attachments: bound, author: user },
      content.then,
      settings,
    );
  }
  await flushUnitOfWork(context, work);
  return id;
}

/** A reply that cannot be sent is refused now, not when its undo window has passed. */
function checkStaffReply(work: TicketUnitOfWork, then: ContentBody['then']): void {
  const result = transition(stateOf(work.ticket), { type: 'staff_reply', then: thenOf(then) });
  if (!result.ok) throw refusedTransition(result.code);
}

const thenOf = (then: ContentBody['then']) => (then === 'stay' ? 'answer' : then);

/** Seconds that a reply of this employee waits: the own preference, else the system's setting. */
export const undoSeconds = (own: { undo_seconds: number | null }, settings: SettingsReading): number =>
  own.undo_seconds ?? settings.generalTicketSettings.undo_seconds;

interface PublishedContent {
  id: number;
  type: ContentRecord['type'];
  attachments: number;
  author: { id: number; employee: boolean };
}

/** Applies a published content to its ticket: counters, clocks, status, claim, notifications. */
async function applyPublishedContent(
  work: TicketUnitOfWork,
  content: PublishedContent,
  then: ContentBody['then'],
  settings: SettingsReading,
): Promise<void> {
  const { ticket, now, trx } = work;
  const isPublic = content.type === 'message';
  work.also.push(draftDeletion(content.author.id, `ticket:${ticket.id}:${content.type}`));
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
    work.notifications.push({ event: 'note', content_id: content.id });
    return;
  }
  const side = ticketSideOf(content.author, ticket);
  const department =
    side === 'customer' && ticket.status === TICKET_STATUS.closed
      ? await findDepartment(trx, ticket.department_id)
      : null;
  const result = transition(
    stateOf(ticket),
    side === 'staff'
      ? { type: 'staff_reply', then: thenOf(then) }
      : {
          type: 'customer_reply',
          now: Math.floor(now.getTime() / 1000),
          reopen: reopenPolicy(settings, department ?? { reopen_policy: null, reopen_days: null }),
        },
  );
  if (!result.ok) throw refusedTransition(result.code);
  if (result.claim) claimByReply(work, content.author.id);
  setColumns(work, side === 'staff' ? { last_staff_reply_at: now } : { last_customer_reply_at: now });
  applyTransition(work, result);
  work.notifications.push({ event: side === 'staff' ? 'staff_replied' : 'customer_replied', content_id: content.id });
  if (side === 'customer' && then === 'close') closeAfter(work);
}

function closeAfter(work: TicketUnitOfWork): void {
  const result = transition(stateOf(work.ticket), { type: 'close' });
  if (!result.ok) throw refusedTransition(result.code);
  applyTransition(work, result);
}

function claimByReply(work: TicketUnitOfWork, userId: number): void {
  work.history.push({ field: 'recipient_id', from: work.ticket.recipient_id, to: userId });
  work.systemLines.push({ name: 'claimed', from: null, to: null });
  setColumns(work, { recipient_id: userId, assignee_id: userId });
}

/** The ticket in the form of the state machine. */
export const stateOf = (ticket: TicketRecord): TicketState => ({
  status: ticket.status,
  kind: ticket.kind,
  unassigned: ticket.assignee_id === null,
  locked: ticket.locked,
  merged: ticket.merged_into_id !== null,
  closed_at: unixSeconds(ticket.closed_at),
  first_staff_reply_at: unixSeconds(ticket.first_staff_reply_at),
});

/**
 * Sends a reply whose undo window has passed. The worker may run this twice or late; the row's state shows whether it
 * must still be sent, so a reply is sent once (decisions 2.4 "Undo send").
 */
export async function publishContent(
  context: TicketContext,
  contentId: number,
  at: Date = context.deps.clock.now(),
): Promise<void> {
  const { deps } = context;
  const settings = await context.settings.current();
  await withTransaction(deps.db, async (trx) => {
    const found = await findContent(trx, contentId);
    if (found?.state !== 'pending' || found.author_id === null) return;
    const writer: Writer = { user: { id: found.author_id, employee: true }, socketId: null };
    const work = await beginUnitOfWork(trx, found.ticket_id, writer, at);
    const content = await findContent(trx, contentId, 'lock');
    if (content?.state !== 'pending') return;
    const sequence = nextContentSequence(work, true);
    await publishPending(trx, contentId, { seq: sequence.seq, publicSeq: sequence.public_seq ?? 0, at });
    const { then } = content.after_publish as { then: ContentBody['then'] };
    const state = transition(stateOf(work.ticket), { type: 'staff_reply', then: thenOf(then) });
    // Closed in the meantime: the reply is still sent, and reopens the ticket like any reply on a closed one.
    await applyPublishedContent(
      work,
      {
        id: contentId,
        type: 'message',
        attachments: content.attachment_count,
        author: { id: found.author_id, employee: true },
      },
      state.ok ? then : 'stay',
      settings,
    );
    await flushUnitOfWork(context, work);
  });
}

/**
 * The response to a stale send: the contents that the sender had not seen, for the composer to show before "send
 * anyway".
 */
export const staleAnswer = (ticket: unknown, stale: TicketContent[]) =>
  new Nok('STALE_TICKET', { ticket, content_id: null, stale }, messages.stale);
