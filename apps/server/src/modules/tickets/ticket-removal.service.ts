import type { DataOf, deleteTicketContent, QueryOf } from '@hamyar/contracts/schemas';
import { canDeleteContent } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { Overtaken, withTransaction, type Trx } from '../../platform/database/transaction.ts';
import { Forbidden, Nok, NotFound } from '../../platform/http/app-errors.ts';
import { dropAttachments, releaseAgain, releaseAttachments } from '../attachments/public.ts';
import { audit } from '../logs/public.ts';
import type { SettingsReading } from '../settings/public.ts';
import { messages } from './messages.ts';
import { cancelPending, eraseContent, findContent } from './ticket-content.repository.ts';
import { eraseVersions } from './ticket-content-version.repository.ts';
import { publishKey } from './ticket.job.ts';
import { assertCan, can, rightSettings } from './ticket.policy.ts';
import { policyTicket, readByStaff, type TicketRecord } from './ticket.repository.ts';
import { beginUnitOfWork, flushUnitOfWork, setColumns } from './ticket-unit-of-work.service.ts';
import type { TicketContext } from './ticket-context.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';

/** Seconds after the undo window in which a page that got no answer may repeat the call that has cancelled its reply. */
const REPEAT_SECONDS = 60;

const mayRepeat = ({ send_at, created_at }: { send_at: Date | null; created_at: Date }, now: Date): boolean =>
  unixSeconds(now) <= unixSeconds(send_at ?? created_at) + REPEAT_SECONDS;

/** Who removes, and from which address. */
interface Remover {
  user: CurrentUser;
  ip: string;
}

/** @throws Nok SEND_WINDOW_PASSED for an own message that is too old, else Forbidden */
async function assertDeletable(
  { deps }: TicketContext,
  trx: Trx,
  user: CurrentUser,
  ticket: TicketRecord,
  content: NonNullable<Awaited<ReturnType<typeof findContent>>>,
  settings: SettingsReading,
): Promise<void> {
  const allowed = canDeleteContent(
    user,
    policyTicket(ticket),
    {
      author_id: content.author_id,
      type: content.type,
      state: content.state,
      created_at: unixSeconds(content.published_at ?? content.created_at),
      read_by_staff: user.employee || (await readByStaff(trx, ticket.id, content.seq)),
    },
    rightSettings(settings),
    deps.clock.unix(),
  );
  if (!allowed)
    throw content.author_id === user.id && user.employee
      ? new Nok('SEND_WINDOW_PASSED', undefined, messages.sendWindowPassed)
      : new Forbidden();
}

/**
 * Cancels a reply inside its undo window, or removes a content for good and leaves a tombstone (spec 7.23, decisions
 * 2.4). @throws NotFound, Forbidden, Nok SEND_WINDOW_PASSED
 */
export async function removeContent(
  context: TicketContext,
  { user, ip }: Remover,
  { ticket_content_id: contentId, undo }: QueryOf<typeof deleteTicketContent>,
  socketId: string | null,
): Promise<DataOf<typeof deleteTicketContent>> {
  const { deps } = context;
  const settings = await context.settings.current();
  return withTransaction(deps.db, async (trx) => {
    const found = await findContent(trx, contentId);
    if (!found) throw new NotFound();
    const now = deps.clock.now();
    const work = await beginUnitOfWork(trx, found.ticket_id, { user, socketId }, now);
    const content = await findContent(trx, contentId, 'lock');
    if (content && content.ticket_id !== found.ticket_id) throw new Overtaken();
    const visible =
      can(user, 'view', policyTicket(work.ticket), settings) &&
      content &&
      (user.employee || content.public_seq !== null);
    if (!visible || content.state === 'deleted' || content.type === 'system') throw new NotFound();
    const files = { kind: 'ticket_content' as const, id: contentId };
    if (content.state === 'cancelled') {
      if (!undo || content.author_id !== user.id || !mayRepeat(content, now)) throw new NotFound();
      return { outcome: 'cancelled' as const, attachments: await releaseAgain(trx, files, user.id) };
    }
    if (content.state === 'pending') {
      if (content.author_id !== user.id) throw new NotFound();
      await cancelPending(trx, contentId, user.id, now);
      const attachments = await releaseAttachments(trx, files);
      await deps.jobs.remove(trx, publishKey(contentId));
      return { outcome: 'cancelled' as const, attachments };
    }
    // what has just been sent is not removed by who meant to take it back unsent
    if (undo) throw new Nok('SEND_WINDOW_PASSED', undefined, messages.sendWindowPassed);
    await assertDeletable(context, trx, user, work.ticket, content, settings);
    await eraseContent(trx, contentId, user.id, now);
    await eraseVersions(trx, contentId);
    const dropped = await dropAttachments(trx, files, now);
    const isPublic = content.public_seq !== null;
    setColumns(work, {
      attachment_count: work.ticket.attachment_count - dropped,
      ...(isPublic ? { public_attachment_count: work.ticket.public_attachment_count - dropped } : {}),
    });
    work.history.push({ field: 'content_deleted', from: contentId, to: null });
    work.summary.publicChange = isPublic;
    await flushUnitOfWork(context, work);
    await audit(
      deps,
      trx,
      { caller: user, ip },
      {
        action: 'ticket_content.delete',
        object_type: 'ticket_content',
        object_id: contentId,
        object_name: work.ticket.number,
        before: { type: content.type, author_id: content.author_id, attachments: dropped },
      },
    );
    return { outcome: 'deleted' as const };
  });
}

/**
 * Deletes a ticket softly (T17): hidden immediately for everyone, its attachments too; a full admin can restore it for
 * 30 days.
 */
export async function deleteTicket(
  context: TicketContext,
  { user, ip }: Remover,
  ticketId: number,
  socketId: string | null,
): Promise<void> {
  const { deps } = context;
  const settings = await context.settings.current();
  await withTransaction(deps.db, async (trx) => {
    const work = await beginUnitOfWork(trx, ticketId, { user, socketId }, deps.clock.now());
    assertCan(user, 'delete', policyTicket(work.ticket), settings);
    setColumns(work, { deleted_at: work.now });
    work.history.push({ field: 'deleted', from: null, to: 1 });
    work.summary.removed = true;
    await flushUnitOfWork(context, work);
    await audit(
      deps,
      trx,
      { caller: user, ip },
      {
        action: 'ticket.delete',
        object_type: 'ticket',
        object_id: ticketId,
        object_name: work.ticket.number,
      },
    );
  });
}
