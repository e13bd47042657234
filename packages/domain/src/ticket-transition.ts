import { TICKET_STATUS, type TicketKind, type TicketStatus } from '@hamyar/contracts';

/** Which side of the conversation a person is on in one ticket. Source: decisions 2.3 "Side mapping". */
export type TicketSide = 'customer' | 'staff';

/** When a reply of the customer reopens a closed ticket. Source: decisions 2.3 T9, 2.7. */
export type ReopenPolicy = { policy: 'always' } | { policy: 'never' } | { policy: 'days'; days: number };

/** What the state machine reads of a ticket. Times in unix seconds. */
export interface TicketState {
  readonly status: TicketStatus;
  readonly kind: TicketKind;
  /** no person is assigned who must act */
  readonly unassigned: boolean;
  readonly locked: boolean;
  readonly merged: boolean;
  readonly spam: boolean;
  readonly closed_at: number | null;
  readonly first_staff_reply_at: number | null;
}

/** The events of a ticket; `T1` to `T15` and `T18` of decisions 2.3. */
export type TicketEvent =
  | { type: 'assign'; setsInProgress: boolean }
  | { type: 'set_in_progress' }
  /** `waited`: for its undo window, in which others may have closed the ticket */
  | { type: 'staff_reply'; then: 'answer' | 'keep_working' | 'close'; waited?: boolean }
  | { type: 'reopen' }
  | { type: 'note' }
  | { type: 'customer_reply'; now: number; reopen: ReopenPolicy }
  | { type: 'automatic_mail' }
  | { type: 'transfer' }
  | { type: 'close' }
  | { type: 'auto_close' }
  | { type: 'merge_away' }
  /** `customerIsNewest`: the newest public content of both tickets together is of the customer's side */
  | { type: 'merge_in'; customerIsNewest: boolean }
  /** `undone`: the status that the merge gave, and the one of before, where nothing that is left needs the given one */
  | { type: 'merge_out'; undone: { given: TicketStatus; before: TicketStatus } | null }
  /** `status`: of before the ticket was merged */
  | { type: 'unmerge'; status: TicketStatus }
  | { type: 'spam' }
  | { type: 'not_spam' };

/** The effects of an event, which the service writes in one transaction. */
export interface TicketChange {
  ok: true;
  status: TicketStatus;
  /** start: `waiting_since = coalesce(waiting_since, now)`; clear: nobody waits any more */
  waiting: 'start' | 'clear' | 'keep';
  /** `first_staff_reply_at` is set to now */
  firstReply: boolean;
  /** the replier becomes the recipient, because nobody was assigned */
  claim: boolean;
  /** `reopened_count` increases, satisfaction becomes unknown again, the history stays */
  reopened: boolean;
  closed: boolean;
  /** the recipient is cleared unless one is chosen in the target department */
  clearRecipient: boolean;
  /** what the resolution clock does */
  clock: 'run' | 'pause' | 'stop' | 'keep';
}

/** The event is not possible in this state. `REOPEN_WINDOW_PASSED` offers a follow-up ticket instead (T9). */
export interface TicketRefusal {
  ok: false;
  code: 'TRANSITION_FORBIDDEN' | 'REOPEN_WINDOW_PASSED';
}

const forbidden: TicketRefusal = { ok: false, code: 'TRANSITION_FORBIDDEN' };

/** The status and clocks of a new ticket (T1, T2). Source: decisions 2.3. */
export function initialTicketState(kind: TicketKind): { status: TicketStatus; waiting: boolean } {
  return kind === 'to_customer'
    ? { status: TICKET_STATUS.expertReplied, waiting: false }
    : { status: TICKET_STATUS.open, waiting: true };
}

/**
 * Applies one event to a ticket. Events that the table of transitions does not contain are refused. Source: decisions
 * 2.3 T3 to T13, T18.
 */
export function transition(ticket: TicketState, event: TicketEvent): TicketChange | TicketRefusal {
  const { status } = ticket;
  switch (event.type) {
    case 'note':
    case 'automatic_mail':
      return buildChange(ticket, status);
    case 'assign': // T3
      if (status === TICKET_STATUS.closed) return forbidden;
      return buildChange(
        ticket,
        status === TICKET_STATUS.open && event.setsInProgress ? TICKET_STATUS.inProgress : status,
      );
    case 'set_in_progress': // T4
      return status === TICKET_STATUS.open ||
        status === TICKET_STATUS.expertReplied ||
        status === TICKET_STATUS.customerReplied
        ? buildChange(ticket, TICKET_STATUS.inProgress)
        : forbidden;
    case 'staff_reply':
      return staffReply(ticket, event);
    case 'reopen': // T6
      return status === TICKET_STATUS.closed && !ticket.merged
        ? buildChange(ticket, TICKET_STATUS.inProgress, { reopened: true })
        : forbidden;
    case 'customer_reply':
      return customerReply(ticket, event.now, event.reopen);
    case 'transfer': // T11
      return status === TICKET_STATUS.closed
        ? forbidden
        : buildChange(ticket, status === TICKET_STATUS.expertReplied ? status : TICKET_STATUS.open, {
            clearRecipient: ticket.kind !== 'to_customer',
          });
    case 'close': // T12
      return status === TICKET_STATUS.closed ? forbidden : buildChange(ticket, TICKET_STATUS.closed);
    case 'auto_close': // T13
      return status === TICKET_STATUS.expertReplied ? buildChange(ticket, TICKET_STATUS.closed) : forbidden;
    case 'merge_away': // T14: the ticket whose conversation goes to another one
      return ticket.merged || ticket.spam ? forbidden : buildChange(ticket, TICKET_STATUS.closed, { waiting: 'clear' });
    case 'merge_in': // T14: the ticket that gets the conversation
      return ticket.merged || ticket.spam ? forbidden : mergeIn(ticket, event.customerIsNewest);
    case 'merge_out': // T15: the ticket that gives the conversation back; what somebody chose since then stays
      return buildChange(ticket, status === event.undone?.given ? event.undone.before : status);
    case 'unmerge': // T15
      return ticket.merged ? buildChange(ticket, event.status) : forbidden;
    case 'spam': // T18
      return ticket.spam || ticket.merged ? forbidden : buildChange(ticket, TICKET_STATUS.closed);
    case 'not_spam':
      return ticket.spam && !ticket.merged ? notSpam(ticket) : forbidden;
  }
}

// Whose newest message is the customer's waits for an answer; closed never becomes open.
function mergeIn(ticket: TicketState, customerIsNewest: boolean): TicketChange {
  const { status } = ticket;
  if (!customerIsNewest) return buildChange(ticket, status);
  const closed = status === TICKET_STATUS.closed;
  const answered = closed || status === TICKET_STATUS.expertReplied || ticket.first_staff_reply_at !== null;
  return buildChange(ticket, answered ? TICKET_STATUS.customerReplied : TICKET_STATUS.open, {
    waiting: 'start',
    reopened: closed,
  });
}

// Somebody has to look at it again; who was never answered waits again.
const notSpam = (ticket: TicketState): TicketChange =>
  buildChange(ticket, TICKET_STATUS.inProgress, {
    reopened: true,
    waiting: ticket.first_staff_reply_at === null ? 'start' : 'keep',
  });

const STATUS_AFTER_REPLY = {
  answer: TICKET_STATUS.expertReplied,
  keep_working: TICKET_STATUS.inProgress,
  close: TICKET_STATUS.closed,
} as const;

// T5; on a closed ticket T6. Closing a ticket that the same reply reopens makes no sense, so it is refused. Of two people
// who answer and close, the ticket of the second is closed when the reply has waited: it is sent, and stays closed.
function staffReply(
  ticket: TicketState,
  { then, waited = false }: Extract<TicketEvent, { type: 'staff_reply' }>,
): TicketChange | TicketRefusal {
  const closed = ticket.status === TICKET_STATUS.closed;
  const staysClosed = closed && then === 'close';
  if (closed && (ticket.merged || (staysClosed && !waited))) return forbidden;
  return buildChange(ticket, STATUS_AFTER_REPLY[then], {
    waiting: 'clear',
    firstReply: ticket.first_staff_reply_at === null,
    claim: ticket.unassigned && ticket.kind !== 'to_customer' && !staysClosed,
    reopened: closed && !staysClosed,
  });
}

// T8, and T9 for a closed ticket.
function customerReply(ticket: TicketState, now: number, reopen: ReopenPolicy): TicketChange | TicketRefusal {
  if (ticket.locked || ticket.merged) return forbidden;
  if (ticket.status !== TICKET_STATUS.closed)
    return buildChange(
      ticket,
      ticket.status === TICKET_STATUS.open ? TICKET_STATUS.open : TICKET_STATUS.customerReplied,
      { waiting: 'start' },
    );
  if (!withinReopenWindow(ticket.closed_at, now, reopen)) return { ok: false, code: 'REOPEN_WINDOW_PASSED' };
  return buildChange(ticket, TICKET_STATUS.customerReplied, { waiting: 'start', reopened: true });
}

/** Whether a customer's reply still reopens a ticket closed at `closedAt`; the last second of the last day counts. Source: decisions 2.3 T9. */
export function withinReopenWindow(closedAt: number | null, now: number, reopen: ReopenPolicy): boolean {
  if (reopen.policy !== 'days') return reopen.policy === 'always';
  return closedAt !== null && now - closedAt <= reopen.days * 86_400;
}

function buildChange(ticket: TicketState, to: TicketStatus, more: Partial<TicketChange> = {}): TicketChange {
  const from = ticket.status;
  const closed = to === TICKET_STATUS.closed && from !== TICKET_STATUS.closed;
  const clock =
    from === to
      ? 'keep'
      : to === TICKET_STATUS.closed
        ? 'stop'
        : to === TICKET_STATUS.expertReplied
          ? 'pause'
          : from === TICKET_STATUS.expertReplied || from === TICKET_STATUS.closed
            ? 'run'
            : 'keep';
  return {
    ok: true,
    status: to,
    waiting: closed ? 'clear' : 'keep',
    firstReply: false,
    claim: false,
    reopened: false,
    clearRecipient: false,
    ...more,
    closed,
    clock,
  };
}

/** The two sides of a ticket: the requesting side and the answering side. Source: decisions 2.3. */
interface TicketParties {
  readonly kind: TicketKind;
  readonly owner_id: number;
  readonly customer_id: number | null;
}

/** Whether the person is the requester in a ticket between colleagues. */
export const isInternalOwner = (userId: number, ticket: Pick<TicketParties, 'kind' | 'owner_id'>): boolean =>
  ticket.kind === 'internal' && ticket.owner_id === userId;

/**
 * The side of a person: in a ticket between colleagues the owner is the requester, as a customer is; in other tickets
 * customers ask and employees answer. A user with a share always acts as staff. Source: decisions 2.3 "Side mapping".
 */
export function ticketSideOf(
  user: { id: number; employee: boolean },
  ticket: Pick<TicketParties, 'kind' | 'owner_id'>,
): TicketSide {
  return !user.employee || isInternalOwner(user.id, ticket) ? 'customer' : 'staff';
}

/** The two derived people of a ticket: its customer, and the employee who must act. Source: decisions 2.3 `customer_id`, `assignee_id`. */
export function derivedParticipants(ticket: { kind: TicketKind; owner_id: number; recipient_id: number | null }): {
  customer_id: number | null;
  assignee_id: number | null;
} {
  switch (ticket.kind) {
    case 'customer':
    case 'behalf':
      return { customer_id: ticket.owner_id, assignee_id: ticket.recipient_id };
    case 'to_customer':
      return { customer_id: ticket.recipient_id, assignee_id: ticket.owner_id };
    case 'internal':
      return { customer_id: null, assignee_id: ticket.recipient_id };
  }
}
