import type { BodyOf, ticketContentUpdate } from '@hamyar/contracts/schemas';
import type { TicketContentVersion } from '@hamyar/contracts';
import { canEditContent } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { Forbidden, Nok, NotFound } from '../../platform/http/app-errors.ts';
import { mentionedIn } from '../../platform/richtext/mentions.ts';
import { toNoteText, toRichText } from '../../platform/richtext/rich-text.ts';
import { audit } from '../logs/public.ts';
import type { SettingsReading } from '../settings/public.ts';
import { messages } from './messages.ts';
import { peopleOf, toPerson } from './people.repository.ts';
import { findContent, type ContentRecord } from './ticket-content.repository.ts';
import { readBody } from './ticket-content.service.ts';
import { followMentioned, notifyMentioned } from './ticket-mention-step.service.ts';
import { keepMentioned } from './ticket-mention.service.ts';
import { changeContentText, versionsOf } from './ticket-content-version.repository.ts';
import type { TicketContext } from './ticket-context.ts';
import { assertCan, can, rightSettings } from './ticket.policy.ts';
import { findTicket, policyTicket, type TicketRecord } from './ticket.repository.ts';
import { beginUnitOfWork, flushUnitOfWork, setColumns } from './ticket-unit-of-work.service.ts';

/** A content as the policy of its text reads it. */
type EditedContent = Pick<ContentRecord, 'author_id' | 'type' | 'state' | 'published_at' | 'created_at'>;

/** Whether the person may change the text of a content now (decisions 2.4). */
export const mayEdit = (
  user: CurrentUser,
  ticket: TicketRecord,
  content: EditedContent,
  settings: SettingsReading,
  now: number,
): boolean =>
  canEditContent(
    user,
    policyTicket(ticket),
    {
      author_id: content.author_id,
      type: content.type,
      state: content.state,
      created_at: unixSeconds(content.published_at ?? content.created_at),
    },
    rightSettings(settings),
    now,
  );

/**
 * Changes the text of a message or a note and keeps the earlier one; what was sent by mail is not called back. @throws NotFound, Forbidden, ValidationFailed, Nok VERSION_CONFLICT, SEND_WINDOW_PASSED
 */
export async function editContent(
  context: TicketContext,
  { user, ip }: { user: CurrentUser; ip: string },
  ticketId: number,
  { content_id: contentId, body_html, edit_count }: BodyOf<typeof ticketContentUpdate>,
  socketId: string | null,
): Promise<void> {
  const { deps } = context;
  const settings = await context.settings.current();
  await withTransaction(deps.db, async (trx) => {
    const now = deps.clock.now();
    const work = await beginUnitOfWork(trx, ticketId, { user, socketId }, now);
    const content = await findContent(trx, contentId, 'lock');
    if (content?.ticket_id !== ticketId || !can(user, 'see_internal', policyTicket(work.ticket), settings))
      throw new NotFound();
    if (content.type === 'system' || content.state !== 'published') throw new NotFound();
    if (!mayEdit(user, work.ticket, content, settings, deps.clock.unix())) throw refusal(user, content);
    if (content.edit_count !== edit_count) throw new Nok('VERSION_CONFLICT', undefined, messages.versionConflict);
    const note = content.type === 'note';
    const files = content.attachment_count > 0 ? ['attached'] : [];
    const written = readBody(body_html, files, 'body_html', note ? toNoteText : toRichText);
    const { body, mentioned = [] } = note ? await keepMentioned(context, work, written, settings) : { body: written };
    if (body.html === content.body_html) return;
    const known = mentionedIn(content.body_html);
    const added = mentioned.filter((id) => !known.includes(id));
    await followMentioned(work, added);
    notifyMentioned(work, contentId, added, edit_count + 1);
    await changeContentText(trx, content, { body, byId: user.id, at: now });
    // the row of the ticket shows a part of it
    setColumns(work, { updated_by_id: user.id });
    work.history.push({ field: 'content_edited', from: contentId, to: null });
    work.summary.publicChange = content.public_seq !== null;
    await flushUnitOfWork(context, work);
    await audit(
      deps,
      trx,
      { caller: user, ip },
      {
        action: 'ticket_content.edit',
        object_type: 'ticket_content',
        object_id: contentId,
        object_name: work.ticket.number,
        before: { type: content.type, author_id: content.author_id, edit_count },
      },
    );
  });
}

const refusal = (user: CurrentUser, content: ContentRecord) =>
  content.author_id === user.id ? new Nok('SEND_WINDOW_PASSED', undefined, messages.editWindowPassed) : new Forbidden();

/** The earlier texts of a content, for employees who see its ticket. @throws NotFound */
export async function versionsOfContent(
  context: TicketContext,
  user: CurrentUser,
  ticketId: number,
  contentId: number,
): Promise<TicketContentVersion[]> {
  const { db } = context.deps;
  const ticket = await findTicket(db, ticketId);
  assertCan(user, 'see_internal', ticket && policyTicket(ticket), await context.settings.current());
  const content = await findContent(db, contentId);
  if (content?.ticket_id !== ticketId || content.state !== 'published') throw new NotFound();
  const versions = await versionsOf(db, contentId);
  const people = await peopleOf(
    db,
    versions.map(({ author_id }) => author_id),
  );
  return versions.map(({ version, body_html, dir, author_id, written_at }) => ({
    version,
    body_html,
    dir,
    at: unixSeconds(written_at),
    author: toPerson(people, author_id),
  }));
}
