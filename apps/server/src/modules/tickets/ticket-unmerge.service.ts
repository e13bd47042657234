import { TICKET_STATUS, type TicketStatus, UNMERGE_DAYS } from '@hamyar/contracts';
import { transition } from '@hamyar/domain';
import type { Updateable } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { Overtaken, withTransaction } from '../../platform/database/transaction.ts';
import { Nok, NotFound } from '../../platform/http/app-errors.ts';
import { audit } from '../logs/public.ts';
import { messages } from './messages.ts';
import { stateOf } from './ticket-content-step.service.ts';
import type { TicketContext } from './ticket-context.ts';
import { deleteLink } from './ticket-links.repository.ts';
import { isOfCustomer, lockBoth } from './ticket-merge.service.ts';
import * as merges from './ticket-merge.repository.ts';
import type { StoredClosing } from './ticket-merge.table.ts';
import { refusedTransition, transitionForbidden } from './ticket.errors.ts';
import { assertCan } from './ticket.policy.ts';
import { findTicket, policyTicket, type TicketRecord } from './ticket.repository.ts';
import type { MovedReplies } from './ticket-sla.service.ts';
import type { TicketTable } from './ticket.table.ts';
import {
  applyTransition,
  createUnitOfWork,
  flushUnitOfWork,
  setColumns,
  type TicketUnitOfWork,
  type Writer,
} from './ticket-unit-of-work.service.ts';

/** Whether what was merged then can be separated now (T15). */
export const withinUnmergeWindow = (mergedAt: Date, now: Date): boolean =>
  now.getTime() - mergedAt.getTime() <= UNMERGE_DAYS * 86_400_000;

/**
 * Separates a merged ticket again (T15): what came from it goes back under its own sequences, with what had been merged
 * into it before. @throws NotFound, Forbidden, Nok
 */
export async function unmergeTicket(
  context: TicketContext,
  { user, ip }: { user: CurrentUser; ip: string },
  id: number,
  socketId: string | null,
): Promise<void> {
  const settings = await context.settings.current();
  const { deps } = context;
  await withTransaction(deps.db, async (trx) => {
    const now = deps.clock.now();
    const found = await findTicket(trx, id);
    assertCan(user, 'unmerge', found && policyTicket(found), settings);
    if (found?.merged_into_id == null) throw transitionForbidden();
    const [ticket, target] = await lockBoth(trx, id, found.merged_into_id);
    const merge = await merges.lockMerge(trx, id);
    if (!ticket || !target) throw new NotFound();
    if (ticket.merged_into_id !== target.id) throw new Overtaken();
    if (!merge) throw transitionForbidden();
    if (!withinUnmergeWindow(merge.merged_at, now))
      throw new Nok('UNMERGE_WINDOW_PASSED', undefined, messages.unmergeWindowPassed);
    const earlier = mergedBefore(id, await merges.mergesWithin(trx, target.id));
    const counts = await merges.returnContents(trx, target.id, ticket, earlier);
    await merges.redirectMerged(trx, earlier, id);
    await merges.deleteMerge(trx, merge);
    await deleteLink(trx, { type: 'merged_into', ticket_id: id, other_ticket_id: merge.target_id });
    const writer: Writer = { user, socketId };
    const leaving = createUnitOfWork(trx, target, writer, now);
    const undone = await giveBack(leaving, { returned: ticket, merge, counts });
    leaving.moved = { came: null, goneIds: [id, ...earlier], undone };
    const returning = createUnitOfWork(
      trx,
      {
        ...ticket,
        last_seq: ticket.last_seq + counts.sequences,
        last_public_seq: ticket.last_public_seq + counts.public_sequences,
      },
      writer,
      now,
    );
    await reopenUnmerged(returning, merge, target, counts);
    await flushUnitOfWork(context, leaving);
    await flushUnitOfWork(context, returning);
    await audit(
      deps,
      trx,
      { caller: user, ip },
      { action: 'ticket.unmerge', object_type: 'ticket', object_id: id, object_name: ticket.number },
    );
  });
}

/** The tickets that had been merged into this one, directly or through each other, when it was merged itself. */
function mergedBefore(id: number, merged: readonly { ticket_id: number; target_id: number }[]): number[] {
  const direct = merged.filter(({ target_id }) => target_id === id).map(({ ticket_id }) => ticket_id);
  return direct.flatMap((one) => [one, ...mergedBefore(one, merged)]);
}

/** The merge that brought a conversation into this ticket: its own, or that of the ticket that it was merged into before. */
function mergeInto(
  ticketId: number,
  merge: merges.MergeRecord,
  within: readonly merges.MergeRecord[],
): merges.MergeRecord | null {
  if (merge.target_id === ticketId) return merge;
  const next = within.find(({ ticket_id }) => ticket_id === merge.target_id);
  return next ? mergeInto(ticketId, next, within) : null;
}

/** The merge that gave the target another status, unless a message of the customer that is left needs that status. */
async function undoneMerge(
  { trx, ticket }: TicketUnitOfWork,
  merge: merges.MergeRecord,
  newest: merges.NewestContent | null,
): Promise<(merges.MergeRecord & { target_status: TicketStatus; given_status: TicketStatus }) | null> {
  const within = await merges.mergesWithin(trx, ticket.id);
  const into = mergeInto(ticket.id, merge, within);
  if (!into) return null;
  const { target_status, given_status, merged_at } = into;
  if (target_status === null || given_status === null || target_status === given_status) return null;
  const cameSince = within.some((one) => one.target_id === ticket.id && one.merged_at >= merged_at);
  const saidSince = newest !== null && (newest.at > merged_at || (cameSince && newest.origin_ticket_id !== null));
  return saidSince && isOfCustomer(newest, ticket) ? null : { ...into, target_status, given_status };
}

/** @returns the change of status that the separation undoes */
async function giveBack(
  work: TicketUnitOfWork,
  {
    returned,
    merge,
    counts: moved,
  }: { returned: TicketRecord; merge: merges.MergeRecord; counts: merges.MovedContents },
): Promise<MovedReplies['undone']> {
  const { trx, ticket, before } = work;
  const newest = await merges.newestPublicContent(trx, ticket.id);
  const undone = await undoneMerge(work, merge, newest);
  const result = transition(stateOf(ticket), {
    type: 'merge_out',
    undone: undone && { given: undone.given_status, before: undone.target_status },
  });
  if (!result.ok) throw refusedTransition(result.code);
  // its line says more than that of a closing, and the customer was asked when it was closed
  applyTransition(work, { ...result, closed: false });
  if (result.closed && undone?.target_closing) setColumns(work, closingFrom(ticket, undone.target_closing));
  const { waiting_since, ...replies } = await merges.lastRepliesOf(trx, ticket);
  setColumns(work, {
    ...replies,
    waiting_since: ticket.status === TICKET_STATUS.closed ? null : waiting_since,
    content_count: ticket.content_count - moved.contents,
    public_content_count: ticket.public_content_count - moved.public_contents,
    attachment_count: ticket.attachment_count - moved.attachments,
    public_attachment_count: ticket.public_attachment_count - moved.public_attachments,
    last_public_author_id: newest?.author_id ?? null,
  });
  work.history.push({ field: 'unmerged', from: returned.number, to: null });
  work.systemLines.push({ name: 'unmerged', from: null, to: returned.number });
  work.summary.publicChange = true;
  return undone && ticket.status !== before.status
    ? { type: 'status', at: unixSeconds(undone.merged_at), status: before.status }
    : null;
}

/** How the ticket was closed before the merge reopened it, which is counted as a reopening no more. */
function closingFrom(
  ticket: TicketRecord,
  { closed_at, satisfaction_at, reopenings, ...closing }: StoredClosing,
): Updateable<TicketTable> {
  const date = (at: string | null) => (at === null ? null : new Date(at));
  return {
    ...closing,
    closed_at: date(closed_at),
    satisfaction_at: date(satisfaction_at),
    reopened_count: Math.max(0, ticket.reopened_count - 1),
    // another reopening since then is the last one
    ...(reopenings?.count === ticket.reopened_count - 1 && { last_reopened_at: date(reopenings.last) }),
  };
}

async function reopenUnmerged(
  work: TicketUnitOfWork,
  merge: merges.MergeRecord,
  target: TicketRecord,
  moved: merges.MovedContents,
): Promise<void> {
  const { trx, ticket, now } = work;
  const newest = await merges.newestPublicContent(trx, ticket.id);
  const result = transition(stateOf(ticket), { type: 'unmerge', status: merge.status });
  if (!result.ok) throw refusedTransition(result.code);
  const open = merge.close_reason === null;
  setColumns(work, {
    merged_into_id: null,
    locked: false,
    close_reason: merge.close_reason,
    ...(open ? { closed_at: null, closed_by_id: null, close_note: null, assignee_at_close_id: null } : {}),
    waiting_since: merge.waiting_since,
    last_seq: ticket.last_seq,
    last_public_seq: ticket.last_public_seq,
    content_count: moved.contents,
    public_content_count: moved.public_contents,
    attachment_count: moved.attachments,
    public_attachment_count: moved.public_attachments,
    last_public_author_id: newest?.author_id ?? ticket.last_public_author_id,
    last_activity_at: now,
  });
  // its line says more than that of a reopening
  applyTransition(work, { ...result, reopened: false });
  work.history.push({ field: 'unmerged', from: target.number, to: null });
  work.systemLines.push({ name: 'unmerged_from', from: null, to: target.number });
  work.summary.publicChange = true;
}
