import { initialTicketState, transition, type TicketEvent, type TicketState } from '@hamyar/domain';
import {
  TICKET_STATUS,
  type TicketHistoryField,
  type TicketImportance,
  type TicketKind,
  type TicketStatus,
} from '@hamyar/contracts';
import type { Body } from './rich-body.ts';

/** A file of a message; drawn-files.ts makes its content. */
export interface SeedFile {
  kind: 'screenshot' | 'pdf' | 'sheet';
  name: string;
  /** which of the generated contents */
  variant: number;
}

export interface SeedContent {
  seq: number;
  publicSeq: number | null;
  type: 'message' | 'note' | 'system';
  author: number | null;
  authorKind: 'customer' | 'employee' | 'system';
  onBehalfOf: number | null;
  body: Body;
  event: { name: string; from: string | null; to: string | null } | null;
  /** milliseconds */
  at: number;
  files: readonly SeedFile[];
}

export interface SeedHistory {
  at: number;
  actor: number | null;
  field: TicketHistoryField;
  from: string | null;
  to: string | null;
  cause: string;
}

/** A ticket with all its related data. Times are milliseconds. */
export interface SeedTicket {
  subject: string;
  kind: TicketKind;
  channel: 'web' | 'behalf';
  owner: number;
  recipient: number | null;
  customer: number | null;
  assignee: number | null;
  createdBy: number;
  department: number;
  branch: number;
  organization: number | null;
  category: number | null;
  service: number | null;
  status: TicketStatus;
  importance: TicketImportance;
  createdAt: number;
  firstStaffReplyAt: number | null;
  lastStaffReplyAt: number | null;
  lastCustomerReplyAt: number | null;
  lastActivityAt: number;
  waitingSince: number | null;
  closedAt: number | null;
  closedBy: number | null;
  closeReason: 'resolved' | 'no_answer' | null;
  closeNote: string | null;
  reopenedCount: number;
  lastReopenedAt: number | null;
  satisfaction: 0 | 1 | 2 | 3 | 4 | 5;
  satisfactionComment: string | null;
  satisfactionAt: number | null;
  version: number;
  contents: SeedContent[];
  history: SeedHistory[];
  tags: number[];
  shares: { user: number; editable: boolean; by: number; at: number }[];
  /** who has read up to which sequence number */
  reads: { user: number; seq: number; publicSeq: number; at: number }[];
}

const EMPTY: Body = { html: '', text: '', dir: 'rtl' };

/** Applies the events of a ticket with the product's own transition rules, and stops at the end of the data. */
export class TicketBuilder {
  readonly ticket: SeedTicket;
  /** nothing happens from this moment on */
  end: number;
  /** true once an event would be after the end: nothing more happens */
  over = false;

  constructor(
    ticket: Omit<
      SeedTicket,
      | 'status'
      | 'firstStaffReplyAt'
      | 'lastStaffReplyAt'
      | 'lastCustomerReplyAt'
      | 'lastActivityAt'
      | 'waitingSince'
      | 'closedAt'
      | 'closedBy'
      | 'closeReason'
      | 'closeNote'
      | 'reopenedCount'
      | 'lastReopenedAt'
      | 'satisfaction'
      | 'satisfactionComment'
      | 'satisfactionAt'
      | 'version'
      | 'contents'
      | 'history'
      | 'tags'
      | 'shares'
      | 'reads'
    >,
    end: number,
  ) {
    const { status, waiting } = initialTicketState(ticket.kind);
    this.end = end;
    this.ticket = {
      ...ticket,
      status,
      waitingSince: waiting ? ticket.createdAt : null,
      firstStaffReplyAt: null,
      lastStaffReplyAt: null,
      lastCustomerReplyAt: null,
      lastActivityAt: ticket.createdAt,
      closedAt: null,
      closedBy: null,
      closeReason: null,
      closeNote: null,
      reopenedCount: 0,
      lastReopenedAt: null,
      satisfaction: 0,
      satisfactionComment: null,
      satisfactionAt: null,
      version: 1,
      contents: [],
      history: [
        { at: ticket.createdAt, actor: ticket.createdBy, field: 'created', from: null, to: ticket.kind, cause: 'user' },
      ],
      tags: [],
      shares: [],
      reads: [],
    };
  }

  private state(): TicketState {
    const { status, kind, assignee, closedAt, firstStaffReplyAt } = this.ticket;
    const seconds = (at: number | null) => (at === null ? null : Math.floor(at / 1000));
    return {
      status,
      kind,
      unassigned: assignee === null,
      locked: false,
      merged: false,
      spam: false,
      closed_at: seconds(closedAt),
      first_staff_reply_at: seconds(firstStaffReplyAt),
    };
  }

  /** @returns false when the moment is after the end or the rules refuse the event */
  private change(event: TicketEvent, at: number, actor: number | null): boolean {
    if (this.over || at >= this.end) {
      this.over = true;
      return false;
    }
    const change = transition(this.state(), event);
    if (!change.ok) return false;
    const { ticket } = this;
    if (change.status !== ticket.status) {
      ticket.history.push({
        at,
        actor,
        field: 'status',
        from: String(ticket.status),
        to: String(change.status),
        cause: event.type === 'auto_close' ? 'auto_close' : 'user',
      });
    }
    ticket.status = change.status;
    ticket.version += 1;
    if (change.waiting === 'start') ticket.waitingSince ??= at;
    if (change.waiting === 'clear') ticket.waitingSince = null;
    if (change.firstReply) ticket.firstStaffReplyAt = at;
    if (change.claim && actor !== null) {
      this.giveTo(actor, at, actor);
      this.line('claimed', null, null, actor, at);
    }
    if (change.reopened) {
      ticket.reopenedCount += 1;
      ticket.lastReopenedAt = at;
      ticket.closedAt = ticket.closedBy = ticket.closeReason = ticket.closeNote = null;
    }
    if (change.clearRecipient) ticket.recipient = ticket.assignee = null;
    return true;
  }

  private giveTo(user: number, at: number, actor: number): void {
    const { ticket } = this;
    ticket.history.push({
      at,
      actor,
      field: 'recipient_id',
      from: ticket.recipient === null ? null : String(ticket.recipient),
      to: String(user),
      cause: 'user',
    });
    ticket.recipient = user;
    ticket.assignee = user;
  }

  private add(content: Omit<SeedContent, 'seq' | 'publicSeq'>): void {
    const isPublic = content.type === 'message';
    const publicSeq = isPublic ? this.ticket.contents.filter((c) => c.publicSeq !== null).length + 1 : null;
    this.ticket.contents.push({ ...content, seq: this.ticket.contents.length + 1, publicSeq });
    this.ticket.lastActivityAt = content.at;
  }

  private line(
    name: string,
    from: string | null,
    to: string | null,
    actor: number | null,
    at: number,
    kind: 'employee' | 'customer' = 'employee',
  ): void {
    const { lastActivityAt } = this.ticket;
    this.add({
      type: 'system',
      author: actor,
      authorKind: actor === null ? 'system' : kind,
      onBehalfOf: null,
      body: EMPTY,
      event: { name, from, to },
      at,
      files: [],
    });
    this.ticket.lastActivityAt = lastActivityAt;
  }

  opening(
    author: number,
    onBehalfOf: number | null,
    authorKind: 'customer' | 'employee',
    body: Body,
    files: readonly SeedFile[],
  ): void {
    this.add({ type: 'message', author, authorKind, onBehalfOf, body, event: null, at: this.ticket.createdAt, files });
    if (this.ticket.kind === 'to_customer') this.ticket.lastStaffReplyAt = this.ticket.createdAt;
    else this.ticket.lastCustomerReplyAt = this.ticket.createdAt;
  }

  /** `name` is the assignee's name, for the line in the thread. */
  assign(user: number, name: string, actor: number, at: number): void {
    if (this.ticket.assignee === user || !this.change({ type: 'assign', setsInProgress: true }, at, actor)) return;
    this.giveTo(user, at, actor);
    this.line(user === actor ? 'claimed' : 'assigned', null, name, actor, at);
  }

  /** The reason is stored as a note, as the product does (decisions 2.3 T11). */
  transfer(department: number, names: { from: string; to: string }, actor: number, at: number, reason: Body): void {
    const from = this.ticket.department;
    if (!this.change({ type: 'transfer' }, at, actor)) return;
    this.ticket.department = department;
    this.ticket.history.push({
      at,
      actor,
      field: 'department_id',
      from: String(from),
      to: String(department),
      cause: 'user',
    });
    this.add({
      type: 'note',
      author: actor,
      authorKind: 'employee',
      onBehalfOf: null,
      body: reason,
      event: null,
      at,
      files: [],
    });
    this.line('transferred', names.from, names.to, actor, at);
  }

  note(author: number, at: number, body: Body): void {
    if (this.change({ type: 'note' }, at, author))
      this.add({ type: 'note', author, authorKind: 'employee', onBehalfOf: null, body, event: null, at, files: [] });
  }

  /**
   * The answering side writes.
   * @returns whether it happened
   */
  staff(
    author: number,
    at: number,
    body: Body,
    then: 'answer' | 'close' = 'answer',
    files: readonly SeedFile[] = [],
  ): boolean {
    if (!this.change({ type: 'staff_reply', then }, at, author)) return false;
    this.add({ type: 'message', author, authorKind: 'employee', onBehalfOf: null, body, event: null, at, files });
    this.ticket.lastStaffReplyAt = at;
    if (then === 'close') this.closed(author, at, 'resolved', null);
    return true;
  }

  /**
   * The requesting side writes.
   * @returns whether it happened
   */
  customer(
    author: number,
    authorKind: 'customer' | 'employee',
    at: number,
    body: Body,
    files: readonly SeedFile[] = [],
  ): boolean {
    if (
      !this.change(
        { type: 'customer_reply', now: Math.floor(at / 1000), reopen: { policy: 'days', days: 14 } },
        at,
        author,
      )
    )
      return false;
    this.add({ type: 'message', author, authorKind, onBehalfOf: null, body, event: null, at, files });
    this.ticket.lastCustomerReplyAt = at;
    return true;
  }

  private closed(actor: number | null, at: number, reason: 'resolved' | 'no_answer', note: string | null): void {
    this.ticket.closedAt = at;
    this.ticket.closedBy = actor;
    this.ticket.closeReason = reason;
    this.ticket.closeNote = note;
    this.ticket.waitingSince = null;
    this.line('closed', null, reason, actor, at);
  }

  close(actor: number | null, at: number, reason: 'resolved' | 'no_answer', note: string | null): void {
    if (this.change({ type: actor === null ? 'auto_close' : 'close' }, at, actor)) this.closed(actor, at, reason, note);
  }

  rate(level: 1 | 2 | 3 | 4 | 5, comment: string | null, at: number): void {
    if (this.over || at >= this.end || this.ticket.status !== TICKET_STATUS.closed) return;
    this.ticket.satisfaction = level;
    this.ticket.satisfactionComment = comment;
    this.ticket.satisfactionAt = at;
    this.ticket.history.push({
      at,
      actor: this.ticket.customer,
      field: 'satisfaction',
      from: '0',
      to: String(level),
      cause: 'user',
    });
    this.line('rated', null, String(level), this.ticket.customer, at, 'customer');
  }
}
