import { BODY_HTML_MAX, TICKET_STATUS, type TicketContent } from '@hamyar/contracts';
import { blockingVariables } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import { Overtaken, withTransaction } from '../../platform/database/transaction.ts';
import { Forbidden, Nok } from '../../platform/http/app-errors.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { toNoteText, toRichText, type RichText } from '../../platform/richtext/rich-text.ts';
import type { SettingsReading } from '../settings/public.ts';
import { messages } from './messages.ts';
import {
  addContent,
  applyPublishedContent,
  PANEL,
  type AfterSending,
  type ContentBody,
} from './ticket-content-step.service.ts';
import { keepMentioned } from './ticket-mention.service.ts';
import { assertComplete } from './ticket-closing.service.ts';
import { findContent, findContentByKey, publishPending, readSendingState } from './ticket-content.repository.ts';
import type { TicketContext } from './ticket-context.ts';
import { refuseField, ticketLocked, transitionForbidden } from './ticket.errors.ts';
import { actionsOn, assertCan } from './ticket.policy.ts';
import { policyTicket, type TicketRecord } from './ticket.repository.ts';
import { beginUnitOfWork, flushUnitOfWork, nextContentSequence, type Writer } from './ticket-unit-of-work.service.ts';

/** Result of sending: the new content, or that the sender had not seen newer contents. */
export type SendResult = { stale: false; contentId: number } | { stale: true };

/** Cleans a body and refuses one without visible content or one that is too long. `field` is its path on the wire. */
export function readBody(
  html: string,
  attachments: readonly string[],
  field: string,
  read: (html: string) => RichText = toRichText,
): RichText {
  const body = read(html);
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
  source = PANEL,
): Promise<SendResult> {
  const { deps } = context;
  const note = content.type === 'note';
  const body = readBody(
    content.body_html,
    content.attachments,
    `${source.fields}body_html`,
    note ? toNoteText : toRichText,
  );
  if (user.employee) refuseOpenVariables(body, content.template_id !== undefined);
  const settings = await context.settings.current();
  const known = await findContentByKey(deps.db, user.id, content.client_key);
  if (known && known.ticket_id === ticketId) return { stale: false, contentId: known.id };
  const send = () =>
    withTransaction(deps.db, async (trx): Promise<SendResult> => {
      const work = await beginUnitOfWork(trx, ticketId, { user, socketId }, deps.clock.now());
      checkRight(user, work.ticket, content, settings);
      const reader = { id: user.id, staff: user.employee };
      const { newer, ...own } = await readSendingState(trx, ticketId, reader, content);
      if (newer && !content.force) return { stale: true };
      if (content.then === 'close') await assertComplete(context, work, { user, settings });
      const undo = undoSeconds(own, settings);
      const kept = note ? await keepMentioned(context, work, body, settings) : { body };
      const contentId = await addContent(context, work, { user, content, ...kept, undo, settings, source });
      await flushUnitOfWork(context, work);
      return { stale: false, contentId };
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

/** Nothing is sent with a variable that still has to be replaced (decisions 2.12). */
export function refuseOpenVariables(body: RichText, withTemplate: boolean): void {
  const [name] = blockingVariables(body.html, withTemplate);
  if (name !== undefined)
    throw refuseField('content.body_html', 'OPEN_VARIABLE', fillMessage(messages.openVariable, { name }));
}

/** @throws NotFound, Forbidden, Nok TICKET_LOCKED or TRANSITION_FORBIDDEN where the person may not add this content now */
export function checkRight(
  user: CurrentUser,
  ticket: TicketRecord,
  content: Pick<ContentBody, 'type' | 'then'>,
  settings: SettingsReading,
): void {
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
  if (!user.employee && ticket.locked && ticket.merged_into_id === null) throw ticketLocked();
  throw transitionForbidden();
}

/** Seconds that a reply of this employee waits: the own preference, else the system's setting. */
export const undoSeconds = (own: { undo_seconds: number | null }, settings: SettingsReading): number =>
  own.undo_seconds ?? settings.generalTicketSettings.undo_seconds;

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
    if (content.ticket_id !== found.ticket_id) throw new Overtaken();
    const sequence = nextContentSequence(work, true);
    await publishPending(trx, contentId, { seq: sequence.seq, publicSeq: sequence.public_seq ?? 0, at });
    const after: AfterSending = { ...(content.after_publish as AfterSending), waited: true };
    // A merge has given it to the ticket that it is sent in; a closed ticket it reopens, unless it was to close it too.
    await applyPublishedContent(
      work,
      {
        id: contentId,
        type: 'message',
        attachments: content.attachment_count,
        author: { id: found.author_id, employee: true },
        draft: content.macro_id === null && !after.keeps_draft,
      },
      after,
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
