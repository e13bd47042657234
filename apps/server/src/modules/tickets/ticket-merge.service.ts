import { TICKET_STATUS } from '@hamyar/contracts';
import { isInternalOwner, transition } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { Overtaken, withTransaction, type Trx } from '../../platform/database/transaction.ts';
import { Forbidden, Nok } from '../../platform/http/app-errors.ts';
import type { SettingsReading } from '../settings/public.ts';
import { messages } from './messages.ts';
import { stateOf } from './ticket-content-step.service.ts';
import type { TicketContext } from './ticket-context.ts';
import { insertLink } from './ticket-links.repository.ts';
import * as merges from './ticket-merge.repository.ts';
import { refuseField, refusedTransition, transitionForbidden } from './ticket.errors.ts';
import { actionsOn, assertCan, can } from './ticket.policy.ts';
import { findTicket, policyTicket, type TicketRecord } from './ticket.repository.ts';
import {
  applyTransition,
  createUnitOfWork,
  flushUnitOfWork,
  setColumns,
  type TicketUnitOfWork,
  type Writer,
} from './ticket-unit-of-work.service.ts';

/** Which ticket is merged into which. */
interface Merging {
  id: number;
  target_id: number;
  version?: number | undefined;
  /** the person knows that the customers differ */
  other_customer: boolean;
}

/** A person who merges. */
type Merger = Writer & { user: CurrentUser };

/** Whether two tickets are of one customer; tickets between colleagues are, where one person asked. */
export const sameCustomer = (a: TicketRecord, b: TicketRecord): boolean =>
  a.customer_id === null ? b.customer_id === null && a.owner_id === b.owner_id : a.customer_id === b.customer_id;

/** Whether the conversations of two tickets have the same readers: what colleagues write to each other never reaches a customer. */
export const sameAudience = (a: TicketRecord, b: TicketRecord): boolean =>
  (a.customer_id === null) === (b.customer_id === null);

/** Locks two tickets, in the order of their ids, so that two people who merge them into each other wait. */
export async function lockBoth(trx: Trx, a: number, b: number): Promise<[TicketRecord | null, TicketRecord | null]> {
  const [lower, higher] = [
    await findTicket(trx, Math.min(a, b), 'lock'),
    await findTicket(trx, Math.max(a, b), 'lock'),
  ];
  return a < b ? [lower, higher] : [higher, lower];
}

/**
 * Merges a ticket into another one (T14) in a transaction: the other one gets its conversation and its followers, and
 * it is closed and leads there. @throws NotFound, Forbidden, ValidationFailed, Nok
 */
export async function mergeTicketIn(
  context: TicketContext,
  trx: Trx,
  writer: Merger,
  settings: SettingsReading,
  { id, target_id, version, other_customer }: Merging,
): Promise<void> {
  const { user } = writer;
  const now = context.deps.clock.now();
  const targetId = await merges.finalTargetOf(trx, target_id);
  if (targetId === id) {
    assertCan(user, 'merge', await policyOf(trx, id), settings);
    throw refuseField('target_id', 'CYCLE', messages.mergeCycle);
  }
  const [source, target] = await lockBoth(trx, id, targetId);
  if ((await merges.finalTargetOf(trx, target_id)) !== targetId) throw new Overtaken();
  assertCan(user, 'merge', source && policyTicket(source), settings);
  if (version !== undefined && version !== source!.version)
    throw new Nok('VERSION_CONFLICT', undefined, messages.versionConflict);
  if (!target || !can(user, 'view', policyTicket(target), settings))
    throw refuseField('target_id', 'CHOICE', messages.choiceRefused);
  if (!can(user, 'merge', policyTicket(target), settings)) throw new Forbidden();
  for (const ticket of [source!, target])
    if (!actionsOn(user, policyTicket(ticket), settings).includes('merge')) throw transitionForbidden();
  if (!sameAudience(source!, target)) throw refuseField('target_id', 'CHOICE', messages.mergeAudience);
  if (!other_customer && !sameCustomer(source!, target))
    throw refuseField('target_id', 'OTHER_CUSTOMER', messages.mergeOtherCustomer);
  const moved = await moveConversation(trx, source!, target);
  const leaving = createUnitOfWork(trx, source!, writer, now);
  await closeMerged(leaving, target);
  const receiving = createUnitOfWork(trx, moved.target, writer, now);
  await receiveMerged(receiving, source!, moved.counts);
  await flushUnitOfWork(context, leaving);
  await flushUnitOfWork(context, receiving);
}

const policyOf = async (trx: Trx, id: number) => {
  const ticket = await findTicket(trx, id);
  return ticket && policyTicket(ticket);
};

/** Moves contents, read states and followers; returns the target with its new sequences. */
async function moveConversation(
  trx: Trx,
  source: TicketRecord,
  target: TicketRecord,
): Promise<{ target: TicketRecord; counts: merges.MovedContents }> {
  const counts = await merges.moveContents(trx, source.id, target);
  const after = {
    last_seq: target.last_seq + counts.sequences,
    last_public_seq: target.last_public_seq + counts.public_sequences,
  };
  await merges.uniteReadStates(trx, source, target, after);
  await merges.uniteFollowers(trx, source.id, target.id);
  const within = await merges.mergesWithin(trx, source.id);
  await merges.redirectMerged(
    trx,
    within.map(({ ticket_id }) => ticket_id),
    target.id,
  );
  return { target: { ...target, ...after }, counts };
}

async function closeMerged(work: TicketUnitOfWork, target: TicketRecord): Promise<void> {
  const { trx, ticket, before, now, writer } = work;
  const result = transition(stateOf(ticket), { type: 'merge_away' });
  if (!result.ok) throw refusedTransition(result.code);
  const by = writer.user?.id ?? ticket.created_by_id;
  applyTransition(work, result, { close_reason: 'merged', close_note: before.close_note });
  setColumns(work, {
    merged_into_id: target.id,
    locked: true,
    close_reason: 'merged',
    satisfaction_requested_at: null,
    content_count: 0,
    public_content_count: 0,
    attachment_count: 0,
    public_attachment_count: 0,
    last_activity_at: now,
  });
  work.history.push({ field: 'merged', from: null, to: target.number });
  work.systemLines.push({ name: 'merged_into', from: null, to: target.number });
  work.notifications.push({ event: 'merged', content_id: null });
  work.summary.publicChange = true;
  const link = { type: 'merged_into', ticket_id: ticket.id, other_ticket_id: target.id } as const;
  await insertLink(trx, { ...link, created_by_id: by, created_at: now });
}

/** Whether a content is of the side that asks. */
export const isOfCustomer = (content: merges.NewestContent | null, ticket: TicketRecord): boolean =>
  content !== null &&
  (content.author_kind === 'customer' ||
    content.on_behalf_of_id !== null ||
    (content.author_id !== null && isInternalOwner(content.author_id, ticket)));

/** How a ticket was closed that is reopened now; null for one that is open. */
const closingOf = (ticket: TicketRecord): string | null =>
  ticket.status === TICKET_STATUS.closed
    ? JSON.stringify({
        closed_at: ticket.closed_at,
        closed_by_id: ticket.closed_by_id,
        close_reason: ticket.close_reason,
        close_note: ticket.close_note,
        satisfaction: ticket.satisfaction,
        satisfaction_comment: ticket.satisfaction_comment,
        satisfaction_at: ticket.satisfaction_at,
        reopenings: { count: ticket.reopened_count, last: ticket.last_reopened_at },
      })
    : null;

async function receiveMerged(work: TicketUnitOfWork, source: TicketRecord, moved: merges.MovedContents): Promise<void> {
  const { trx, ticket, before, now } = work;
  const newest = await merges.newestPublicContent(trx, ticket.id);
  const customerIsNewest = isOfCustomer(newest, ticket);
  const result = transition(stateOf(ticket), { type: 'merge_in', customerIsNewest });
  if (!result.ok) throw refusedTransition(result.code);
  await merges.insertMerge(trx, {
    ticket_id: source.id,
    target_id: ticket.id,
    status: source.status,
    close_reason: source.close_reason,
    waiting_since: source.waiting_since,
    merged_at: now,
    merged_by_id: work.writer.user?.id ?? source.created_by_id,
    ...{ target_status: before.status, given_status: result.status, target_closing: closingOf(before) },
  });
  const waiting = [source.waiting_since, ticket.waiting_since].filter((at) => at !== null);
  applyTransition(work, result);
  setColumns(work, {
    last_seq: ticket.last_seq,
    last_public_seq: ticket.last_public_seq,
    content_count: ticket.content_count + moved.contents,
    public_content_count: ticket.public_content_count + moved.public_contents,
    attachment_count: ticket.attachment_count + moved.attachments,
    public_attachment_count: ticket.public_attachment_count + moved.public_attachments,
    last_public_author_id: newest?.author_id ?? ticket.last_public_author_id,
    last_staff_reply_at: later(source.last_staff_reply_at, ticket.last_staff_reply_at),
    last_customer_reply_at: later(source.last_customer_reply_at, ticket.last_customer_reply_at),
    last_activity_at: now,
    ...(customerIsNewest ? { waiting_since: earliest(waiting) ?? newest?.at ?? now } : {}),
  });
  // nobody has written now: of what came the clocks count the newest message, at its own time
  const of = newest?.origin_ticket_id ?? null;
  const reply = customerIsNewest ? 'customer_reply' : 'staff_reply';
  work.moved = {
    came: newest && of !== null ? { type: reply, at: unixSeconds(newest.at), of } : null,
    goneIds: [],
    undone: null,
  };
  work.history.push({ field: 'merged', from: source.number, to: null });
  work.systemLines.push({ name: 'merged', from: null, to: source.number });
  work.summary.publicChange = true;
}

const later = (a: Date | null, b: Date | null): Date | null => (a === null ? b : b === null || a > b ? a : b);
const earliest = (times: readonly Date[]): Date | null =>
  times.reduce<Date | null>((first, at) => (first === null || at < first ? at : first), null);

/** Merges a ticket into another one (T14). */
export async function mergeTicket(
  context: TicketContext,
  user: CurrentUser,
  merging: Merging,
  socketId: string | null,
): Promise<void> {
  const settings = await context.settings.current();
  await withTransaction(context.deps.db, (trx) => mergeTicketIn(context, trx, { user, socketId }, settings, merging));
}
