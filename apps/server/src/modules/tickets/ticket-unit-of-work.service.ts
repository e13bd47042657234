import type { Updateable } from 'kysely';
import { TICKET_FIELDS } from '@hamyar/contracts/schemas';
import type { TicketChange } from '@hamyar/domain';
import { NotFound } from '../../platform/http/app-errors.ts';
import { afterCommit, type Trx } from '../../platform/database/transaction.ts';
import { insertSocketEvents } from '../../platform/realtime/socket-event.repository.ts';
import type { TicketContext } from './ticket-context.ts';
import { insertContent } from './ticket-content.repository.ts';
import { ticketEvents, type TicketWriteSummary } from './ticket.events.ts';
import { notificationKey, type TicketNotificationEvent } from './ticket.job.ts';
import {
  carryReadState,
  findTicket,
  followersOf,
  insertHistory,
  setRead,
  updateTicket,
  type HistoryEntry,
  type TicketRecord,
} from './ticket.repository.ts';
import type { TicketTable } from './ticket.table.ts';

/** The person who writes, and the source; `user` is null for actions of the system. */
export interface Writer {
  user: { id: number; employee: boolean } | null;
  socketId: string | null;
}

/** One write on one locked ticket: changes are collected here and written once, at the end of the transaction. */
export interface TicketUnitOfWork {
  readonly trx: Trx;
  readonly now: Date;
  readonly writer: Writer;
  /** with the changes */
  readonly ticket: TicketRecord;
  /** before the changes */
  readonly before: TicketRecord;
  readonly changes: Updateable<TicketTable>;
  readonly history: HistoryEntry[];
  readonly systemLines: { name: string; from: string | null; to: string | null }[];
  readonly notifications: { event: TicketNotificationEvent; content_id: number | null; user_ids?: number[] }[];
  readonly summary: {
    -readonly [K in keyof TicketWriteSummary]: K extends 'contents'
      ? { seq: number; public_seq: number | null }[]
      : TicketWriteSummary[K];
  };
}

/** Columns whose change another editor must be warned of: `version` grows with them (decisions 2.0 "Concurrency"). */
const GUARDED: readonly (keyof TicketRecord)[] = [
  ...TICKET_FIELDS,
  'status',
  'recipient_id',
  'department_id',
  'locked',
  'deleted_at',
];

/** Starts a write on a locked ticket. @throws NotFound */
export async function beginUnitOfWork(
  trx: Trx,
  ticketId: number,
  writer: Writer,
  now: Date,
): Promise<TicketUnitOfWork> {
  const ticket = await findTicket(trx, ticketId, 'lock');
  if (!ticket) throw new NotFound();
  return createUnitOfWork(trx, ticket, writer, now);
}

/** Starts a write on a ticket that this transaction has just created. */
export function createUnitOfWork(trx: Trx, ticket: TicketRecord, writer: Writer, now: Date): TicketUnitOfWork {
  return {
    trx,
    now,
    writer,
    ticket: { ...ticket },
    before: ticket,
    changes: {},
    history: [],
    systemLines: [],
    notifications: [],
    summary: { created: false, removed: false, contents: [], publicChange: false },
  };
}

/** Sets columns of the ticket, to be written at the end. */
export function setColumns(work: TicketUnitOfWork, changes: Updateable<TicketTable>): void {
  Object.assign(work.changes, changes);
  Object.assign(work.ticket, changes);
}

/** Applies the result of the state machine: status, clocks, counters, history and its line in the conversation. */
export function applyTransition(
  work: TicketUnitOfWork,
  change: TicketChange,
  reason: { close_reason?: TicketRecord['close_reason']; close_note?: string | null } = {},
): void {
  const { ticket, now, writer } = work;
  if (change.status !== ticket.status) {
    work.history.push({ field: 'status', from: ticket.status, to: change.status });
    work.summary.publicChange = true;
  }
  if (change.firstReply) setColumns(work, { first_staff_reply_at: now });
  if (change.waiting === 'start') setColumns(work, { waiting_since: ticket.waiting_since ?? now });
  if (change.waiting === 'clear') setColumns(work, { waiting_since: null });
  if (change.reopened) {
    setColumns(work, {
      reopened_count: ticket.reopened_count + 1,
      last_reopened_at: now,
      closed_at: null,
      closed_by_id: null,
      close_reason: null,
      close_note: null,
      satisfaction: 0,
      satisfaction_comment: null,
      satisfaction_at: null,
    });
    work.systemLines.push({ name: 'reopened', from: null, to: null });
    work.notifications.push({ event: 'reopened', content_id: null });
  } else if (change.closed) {
    setColumns(work, {
      closed_at: now,
      closed_by_id: writer.user?.id ?? null,
      close_reason: reason.close_reason ?? 'resolved',
      close_note: reason.close_note ?? null,
      assignee_at_close_id: ticket.assignee_id,
      satisfaction_requested_at: now,
    });
    work.systemLines.push({ name: 'closed', from: null, to: reason.close_reason ?? 'resolved' });
    work.notifications.push({ event: 'closed', content_id: null });
  }
  setColumns(work, { status: change.status });
}

/** The next sequence numbers of the conversation: of all contents, and of those that customers see. */
export function nextContentSequence(
  work: TicketUnitOfWork,
  isPublic: boolean,
): { seq: number; public_seq: number | null } {
  const seq = work.ticket.last_seq + 1;
  const publicSeq = work.ticket.last_public_seq + 1;
  setColumns(work, isPublic ? { last_seq: seq, last_public_seq: publicSeq } : { last_seq: seq });
  const sequence = { seq, public_seq: isPublic ? publicSeq : null };
  work.summary.contents.push(sequence);
  if (isPublic) work.summary.publicChange = true;
  return sequence;
}

/** Writes everything that was collected: lines, columns, history, read states, events and jobs. */
export async function flushUnitOfWork(
  { deps, totals }: Pick<TicketContext, 'deps' | 'totals'>,
  work: TicketUnitOfWork,
): Promise<void> {
  const { trx, ticket, before, now, writer, changes, summary } = work;
  const hasNewContent = summary.contents.length > 0;
  await writeSystemLines(work);
  if (!summary.created && GUARDED.some((field) => ticket[field] !== before[field]))
    setColumns(work, { version: before.version + 1 });
  if (Object.keys(changes).length > 0 || summary.publicChange) {
    setColumns(work, { updated_at: now, updated_by_id: writer.user?.id ?? ticket.updated_by_id });
    await updateTicket(trx, ticket.id, changes);
  }
  await insertHistory(trx, ticket.id, work.history, {
    actorId: writer.user?.id ?? null,
    cause: writer.user ? 'user' : 'system',
    at: now,
  });
  if (writer.user && hasNewContent)
    await setRead(trx, ticket.id, writer.user.id, { seq: ticket.last_seq, publicSeq: ticket.last_public_seq, at: now });
  else if (ticket.last_seq > before.last_seq) await carryReadState(trx, ticket.id, before.last_seq, ticket.last_seq);
  afterCommit(trx, totals.clear);
  await insertSocketEvents(
    deps,
    trx,
    ticketEvents(ticket, summary.created ? null : before, summary, await followersOf(trx, ticket.id)),
    writer.socketId,
  );
  for (const { event, content_id, user_ids } of work.notifications) {
    await deps.jobs.add(trx, 'ticket.notice', {
      event,
      key: notificationKey(event, content_id),
      ticket_id: ticket.id,
      actor_id: writer.user?.id ?? null,
      ...(user_ids ? { user_ids } : {}),
    });
  }
}

async function writeSystemLines(work: TicketUnitOfWork): Promise<void> {
  const { trx, ticket, now, writer } = work;
  for (const event of work.systemLines) {
    const { seq } = nextContentSequence(work, false);
    await insertContent(trx, {
      ticket_id: ticket.id,
      seq,
      type: 'system',
      author_id: writer.user?.id ?? null,
      author_kind: !writer.user ? 'system' : writer.user.employee ? 'employee' : 'customer',
      event: JSON.stringify(event),
      published_at: now,
      created_at: now,
    });
  }
}
