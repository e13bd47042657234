import type { RawBuilder, Updateable } from 'kysely';
import type { SlaChannel, TicketCause } from '@hamyar/contracts';
import { TICKET_FIELDS } from '@hamyar/contracts/schemas';
import { isRateable, type TicketChange } from '@hamyar/domain';
import { NotFound } from '../../platform/http/app-errors.ts';
import { afterCommit, type Trx } from '../../platform/database/transaction.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import type { NewJob } from '../../platform/jobs/jobs.ts';
import { insertSocketEvents } from '../../platform/realtime/socket-event.repository.ts';
import type { CheckedChange } from '../forms/public.ts';
import type { TicketContext } from './ticket-context.ts';
import { settingsOf } from '../settings/public.ts';
import { ticketEvents, type TicketWriteSummary } from './ticket.events.ts';
import { notificationKey, type TicketNotificationEvent } from './ticket.job.ts';
import { findTicket, policyTicket, type TicketRecord } from './ticket.repository.ts';
import { type GivenSla, type KnownClocks, movedClocks, type MovedReplies } from './ticket-sla.service.ts';
import {
  writeTickets,
  type HistoryCause,
  type HistoryEntry,
  type SystemLine,
  type TicketWrite,
} from './ticket-write.repository.ts';
import type { TicketSla } from './ticket-sla.rules.ts';
import type { TicketTable } from './ticket.table.ts';

/** The person who writes, and the source; `user` is null for actions of the system. */
export interface Writer {
  user: { id: number; employee: boolean } | null;
  socketId: string | null;
  /** What made the change, as the history says it; default: the person, or the system where there is none. */
  cause?: TicketCause;
  /** What that is called. */
  causeName?: string | null;
}

/** One write on one locked ticket: changes are collected here and written once, at the end of the transaction. */
export interface TicketUnitOfWork {
  readonly trx: Trx;
  readonly now: Date;
  readonly writer: Writer;
  /** What makes its changes, as the history says it. */
  because: HistoryCause;
  /** with the changes */
  readonly ticket: TicketRecord;
  /** before the changes */
  readonly before: TicketRecord;
  readonly changes: Updateable<TicketTable>;
  readonly history: HistoryEntry[];
  readonly systemLines: SystemLine['event'][];
  /** values of custom fields */
  readonly filledIn: CheckedChange[];
  readonly notifications: {
    event: TicketNotificationEvent;
    content_id: number | null;
    user_ids?: number[];
    /** Of an escalation: by which channels. */
    channels?: readonly SlaChannel[];
    /** Of a changed text: which change it is. */
    edit?: number;
    /** Not before this moment. */
    at?: Date;
    /** Asks the customer about this closing. */
    closed_at?: Date;
    /** The writer is notified too. */
    receipt?: boolean;
  }[];
  /** Of a merge or its undoing; null where the columns of the last replies say what was written now. */
  moved: MovedReplies | null;
  /** statements of other modules that are stored with it */
  readonly also: RawBuilder<unknown>[];
  /** The policy that this write gives to the ticket, instead of what follows from its changes. */
  sla?: GivenSla;
  /** What the clocks are computed from after this write; null ends the SLA. */
  clocks?: TicketSla | null;
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
  'merged_into_id',
  'is_spam',
  'deleted_at',
  'shares',
  'sla_by_hand',
];

/** A policy that somebody chooses is guarded too; one that follows from the rules is not (docs/adr/0077). */
const isGuardedChange = (ticket: TicketRecord, before: TicketRecord): boolean =>
  GUARDED.some((field) => ticket[field] !== before[field]) || (ticket.sla_by_hand && ticket.sla_id !== before.sla_id);

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
    because: { cause: writer.cause ?? (writer.user ? 'user' : 'system'), name: writer.causeName ?? null },
    ticket: { ...ticket },
    before: ticket,
    changes: {},
    history: [],
    systemLines: [],
    filledIn: [],
    notifications: [],
    moved: null,
    also: [],
    summary: { created: false, removed: false, restored: false, contents: [], publicChange: false },
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
      is_spam: false,
      satisfaction: 0,
      satisfaction_comment: null,
      satisfaction_at: null,
    });
    work.systemLines.push({ name: 'reopened', from: null, to: null });
    work.notifications.push({ event: 'reopened', content_id: null });
  } else if (change.closed) {
    const closeReason = reason.close_reason ?? 'resolved';
    setColumns(work, {
      closed_at: now,
      closed_by_id: writer.user?.id ?? null,
      close_reason: closeReason,
      close_note: reason.close_note ?? null,
      assignee_at_close_id: ticket.assignee_id,
      satisfaction_requested_at: ticket.kind === 'internal' || closeReason === 'no_answer' ? null : now,
    });
    // these two have a line of the history of their own
    if (closeReason !== 'merged' && closeReason !== 'spam')
      work.history.push({ field: 'close_reason', from: null, to: closeReason });
    // a merge has a line and a notification of its own
    if (closeReason !== 'merged')
      work.systemLines.push({ name: closeReason === 'spam' ? 'spam' : 'closed', from: null, to: closeReason });
    // who sends spam does not learn that it was found
    if (closeReason !== 'spam' && closeReason !== 'merged')
      work.notifications.push({ event: 'closed', content_id: null });
  }
  setColumns(work, { status: change.status });
  if (change.closed && isRateable(policyTicket(ticket)))
    work.notifications.push({ event: 'satisfaction_request', content_id: null, closed_at: now });
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

/** Writes everything that was collected, and publishes it with the commit. */
export async function flushUnitOfWork(
  context: Pick<TicketContext, 'deps' | 'totals'>,
  work: TicketUnitOfWork,
): Promise<void> {
  await moveClocks(context, work);
  await publishUnitsOfWork(context, [work], await storeUnitsOfWork([work]));
}

/** Moves the clocks of the ticket by what was collected; before anything is stored. */
export async function moveClocks(
  { deps }: Pick<TicketContext, 'deps'>,
  work: TicketUnitOfWork,
  known?: KnownClocks,
): Promise<void> {
  const write = await movedClocks(deps, work, known);
  if (!write) return;
  const { sla_name: from } = work.ticket;
  setColumns(work, write.columns);
  work.clocks = write.stored;
  if (!work.summary.created && work.ticket.sla_name !== from)
    work.history.push({ field: 'sla', from, to: work.ticket.sla_name });
}

/** Stores lines, columns, history and read states of writes of one writer; returns who follows their tickets. */
export async function storeUnitsOfWork(works: readonly TicketUnitOfWork[]): Promise<ReadonlyMap<number, number[]>> {
  const [first] = works;
  if (!first) return new Map();
  const { user } = first.writer;
  return writeTickets(first.trx, works.map(toWrite), {
    actorId: user?.id ?? null,
    kind: !user ? 'system' : user.employee ? 'employee' : 'customer',
    at: first.now,
  });
}

function toWrite(work: TicketUnitOfWork): TicketWrite {
  const { ticket, before, now, writer, changes, history, summary, clocks, also } = work;
  const { user } = writer;
  const hasNewContent = summary.contents.length > 0;
  const lines = work.systemLines.map((event) => ({ seq: nextContentSequence(work, false).seq, event }));
  if (!summary.created && isGuardedChange(ticket, before)) setColumns(work, { version: before.version + 1 });
  // measured again by a job
  if (changes.first_staff_reply_at !== undefined) setColumns(work, { first_answer_minutes: null });
  if (changes.closed_at !== undefined) setColumns(work, { resolution_minutes: null });
  if (Object.keys(changes).length > 0 || summary.publicChange)
    setColumns(work, { updated_at: now, updated_by_id: user?.id ?? ticket.updated_by_id });
  const read =
    user && hasNewContent ? { userId: user.id, seq: ticket.last_seq, publicSeq: ticket.last_public_seq } : undefined;
  const carry = !read && ticket.last_seq > before.last_seq ? { from: before.last_seq, to: ticket.last_seq } : undefined;
  return { id: ticket.id, changes, lines, history, read, carry, clocks, also, because: work.because };
}

const HOUR = 3_600_000;
const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** The events and jobs of writes of one writer, in one statement; they follow the commit. */
export async function publishUnitsOfWork(
  { deps, totals }: Pick<TicketContext, 'deps' | 'totals'>,
  works: readonly TicketUnitOfWork[],
  followers: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  const [first] = works;
  if (!first) return;
  const { trx, writer } = first;
  afterCommit(trx, totals.clear);
  const closes = works.some(({ notifications }) => notifications.some(({ closed_at }) => closed_at !== undefined));
  const delay = closes
    ? (await settingsOf(deps).current(trx)).generalTicketSettings.satisfaction_delay_hours * HOUR
    : 0;
  const notices = works.flatMap((work) => noticesOf(work, delay));
  const events = works.flatMap(({ ticket, before, summary }) =>
    ticketEvents(ticket, summary.created ? null : before, summary, followers.get(ticket.id) ?? []),
  );
  const jobs = notices.length > 0 ? [deps.jobs.additions('ticket.notice', notices)] : [];
  await insertSocketEvents(deps, trx, events, writer.socketId, jobs);
}

const noticesOf = ({ ticket, writer, notifications }: TicketUnitOfWork, delay: number): NewJob<'ticket.notice'>[] =>
  notifications.map(
    ({
      event,
      content_id,
      user_ids,
      channels,
      edit,
      closed_at,
      receipt,
      at = closed_at && later(closed_at, delay),
    }) => ({
      payload: {
        event,
        key: notificationKey(event, content_id, edit),
        ticket_id: ticket.id,
        // who closes the own ticket is asked too
        actor_id: closed_at ? null : (writer.user?.id ?? null),
        content_id,
        ...(receipt ? { receipt } : {}),
        ...(closed_at ? { closed_at: unixSeconds(closed_at) } : {}),
        ...(user_ids?.length ? { user_ids } : {}),
        ...(channels ? { channels: [...channels] } : {}),
      },
      runAt: at,
    }),
  );
