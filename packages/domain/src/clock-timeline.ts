import { SLA_TARGETS, type SlaTarget, TICKET_STATUS, type TicketStatus } from '@hamyar/contracts';
import type { ClockStep } from './due-time.ts';
import type { WorkCalendar } from './working-time.ts';

/** The three clocks of a ticket with an SLA. Source: decisions 2.6. */
export const TICKET_CLOCKS = SLA_TARGETS;

export type TicketClockName = SlaTarget;

/** Working minutes that each clock has; null: there is no such clock. */
export type ClockTargets = Readonly<Record<TicketClockName, number | null>>;

/** Which working time counts: around the clock, or that of a shift, else of the department, else of the branch. */
export interface ClockHours {
  readonly around_the_clock: boolean;
  readonly shift_id: number | null;
  readonly department_id: number;
  readonly branch_id: number;
}

/** What happens on a ticket that moves its clocks, in order of `at` (unix seconds); the first one is `start`. */
export type ClockEvent =
  /** `awaits_customer`: staff has opened it, so nobody waits for an answer before the customer writes (T2). */
  | {
      readonly type: 'start';
      readonly at: number;
      readonly status: TicketStatus;
      readonly answered: boolean;
      readonly awaits_customer: boolean;
    }
  /** These targets, hours and pauses hold from now on; the first one has the time of the start. */
  | {
      readonly type: 'policy';
      readonly at: number;
      readonly targets: ClockTargets;
      readonly pauses: readonly TicketStatus[];
      readonly hours: ClockHours;
    }
  | ClockReply
  /** `grace`: minutes that are left in any case after a closed ticket is reopened (T9). */
  | { readonly type: 'status'; readonly at: number; readonly status: TicketStatus; readonly grace?: number };

/** An answer, or a message of the customer; `of` is the merged ticket that it was written in (T14). */
export type ClockReply =
  | { readonly type: 'staff_reply'; readonly at: number; readonly of?: number }
  | { readonly type: 'customer_reply'; readonly at: number; readonly of?: number };

/**
 * The events with an answer or a message that comes from another ticket, in its place by time; what is older than the
 * clocks counts from their beginning.
 */
export function withReply(events: readonly ClockEvent[], reply: ClockReply): ClockEvent[] {
  const first = events.findIndex(({ type }) => type === 'policy') + 1;
  const at = Math.max(reply.at, events[0]?.at ?? reply.at);
  const later = events.findIndex((event, index) => index >= first && event.at > at);
  const position = later === -1 ? events.length : later;
  return [...events.slice(0, position), { ...reply, at }, ...events.slice(position)];
}

/** The events without what came from these tickets (T15). */
export const withoutRepliesOf = (events: readonly ClockEvent[], ticketIds: readonly number[]): ClockEvent[] =>
  events.filter((event) => !('of' in event && event.of !== undefined && ticketIds.includes(event.of)));

/** The events without a change of status that is undone, where it is the last one (T15). */
export function withoutStatus(
  events: readonly ClockEvent[],
  undone: Extract<ClockEvent, { type: 'status' }>,
): ClockEvent[] {
  const last = events.findLastIndex(({ type }) => type === 'status');
  const event = events[last];
  return event?.type === 'status' && event.at === undone.at && event.status === undone.status
    ? events.filter((_, index) => index !== last)
    : [...events];
}

/** One clock with everything that moved it. */
export interface ClockTimeline {
  steps: ClockStep[];
  target: number | null;
  /** Null while it has not begun. */
  hours: ClockHours | null;
  running: boolean;
  /** When the answer or the closing ended it. */
  done_at: number | null;
}

interface Ticket {
  status: TicketStatus;
  answered: boolean;
  awaitsCustomer: boolean;
  targets: ClockTargets | null;
  hours: ClockHours | null;
  pauses: readonly TicketStatus[];
  /** Of the next time that the resolution clock runs. */
  grace: number | undefined;
  clocks: Record<TicketClockName, ClockTimeline>;
}

const emptyTimeline = (): ClockTimeline => ({
  ...{ steps: [], target: null, hours: null, running: false, done_at: null },
});

export type CalendarOfHours = (hours: ClockHours) => WorkCalendar;

const sameHours = (a: ClockHours | null, b: ClockHours): boolean =>
  a !== null && (Object.keys(b) as (keyof ClockHours)[]).every((key) => a[key] === b[key]);

const CLOSED = TICKET_STATUS.closed;

/** Applies events one by one; the clocks are mutable until all are applied. */
export function timelinesOf(events: readonly ClockEvent[], calendarOf: CalendarOfHours): Ticket['clocks'] {
  const ticket: Ticket = {
    ...{ status: TICKET_STATUS.open, answered: false, awaitsCustomer: false, targets: null, hours: null },
    ...{ pauses: [], grace: undefined },
    clocks: { first_response: emptyTimeline(), next_response: emptyTimeline(), resolution: emptyTimeline() },
  };
  for (const event of events) applyEvent(ticket, event, calendarOf);
  return ticket.clocks;
}

function applyEvent(ticket: Ticket, event: ClockEvent, calendarOf: CalendarOfHours): void {
  const { first_response: first, next_response: next } = ticket.clocks;
  const { at } = event;
  switch (event.type) {
    case 'start':
      ticket.status = event.status;
      ticket.answered = event.answered;
      ticket.awaitsCustomer = event.awaits_customer;
      return;
    case 'policy':
      return applyPolicy(ticket, event, calendarOf);
    case 'staff_reply':
      ticket.answered = true;
      end(first, at);
      end(next, at);
      return;
    case 'customer_reply':
      if (ticket.awaitsCustomer) begin(ticket, 'resolution', at, calendarOf);
      if (ticket.awaitsCustomer) ticket.answered = true;
      ticket.awaitsCustomer = false;
      if (ticket.answered && !isOutstanding(next)) begin(ticket, 'next_response', at, calendarOf);
      return;
    case 'status':
      return applyStatus(ticket, event, calendarOf);
  }
}

function applyStatus(
  ticket: Ticket,
  event: Extract<ClockEvent, { type: 'status' }>,
  calendarOf: CalendarOfHours,
): void {
  const { first_response: first, next_response: next, resolution } = ticket.clocks;
  const { at, status, grace } = event;
  const reopened = ticket.status === CLOSED && status !== CLOSED;
  ticket.status = status;
  if (status === CLOSED) {
    pause(first, at);
    end(next, at);
    end(resolution, at);
    return;
  }
  if (reopened) {
    run(first, at, grace);
    ticket.grace = grace;
    reopen(resolution, at);
    refit(ticket, 'resolution', at, calendarOf);
  }
  moveResolution(ticket, at);
}

/** A clock that has begun and that nothing has ended yet. */
export const isOutstanding = ({ steps, done_at }: ClockTimeline): boolean => steps.length > 0 && done_at === null;

function applyPolicy(
  ticket: Ticket,
  event: Extract<ClockEvent, { type: 'policy' }>,
  calendarOf: CalendarOfHours,
): void {
  const { at } = event;
  const isFirst = ticket.targets === null;
  ticket.targets = event.targets;
  ticket.hours = event.hours;
  ticket.pauses = event.pauses;
  if (isFirst) {
    if (ticket.awaitsCustomer) return;
    if (!ticket.answered) begin(ticket, 'first_response', at, calendarOf);
    begin(ticket, 'resolution', at, calendarOf);
    return;
  }
  for (const name of TICKET_CLOCKS) refit(ticket, name, at, calendarOf);
  moveResolution(ticket, at);
}

/** Gives an outstanding clock the hours and the target that hold now. */
function refit(ticket: Ticket, name: TicketClockName, at: number, calendarOf: CalendarOfHours): void {
  const clock = ticket.clocks[name];
  const { targets, hours } = ticket;
  if (!targets || !hours || !isOutstanding(clock)) return;
  if (!sameHours(clock.hours, hours)) clock.steps.push({ type: 'calendar', at, calendar: calendarOf(hours) });
  if (clock.target !== targets[name]) clock.steps.push({ type: 'target', at, minutes: targets[name] });
  Object.assign(clock, { hours, target: targets[name] });
}

function begin(ticket: Ticket, name: TicketClockName, at: number, calendarOf: CalendarOfHours): void {
  const { targets, hours } = ticket;
  if (!targets || !hours) return;
  const minutes = targets[name];
  ticket.clocks[name] = {
    ...{ target: minutes, hours, running: true, done_at: null },
    steps: [
      { type: 'calendar', at, calendar: calendarOf(hours) },
      { type: 'start', at, minutes },
    ],
  };
  if (name === 'resolution') moveResolution(ticket, at);
}

function end(clock: ClockTimeline, at: number): void {
  if (!isOutstanding(clock)) return;
  clock.done_at = at;
}

function pause(clock: ClockTimeline, at: number): void {
  if (!isOutstanding(clock) || !clock.running) return;
  clock.steps.push({ type: 'pause', at });
  clock.running = false;
}

function run(clock: ClockTimeline, at: number, grace: number | undefined): void {
  if (!isOutstanding(clock) || clock.running) return;
  clock.steps.push({ type: 'resume', at, ...(grace === undefined ? {} : { at_least: grace }) });
  clock.running = true;
}

/** The time in which the ticket was closed is a pause. */
function reopen(clock: ClockTimeline, at: number): void {
  const { done_at } = clock;
  if (clock.steps.length === 0 || done_at === null || done_at > at) return;
  clock.done_at = null;
  pause(clock, done_at);
}

/** The resolution clock stands in the statuses of its policy, the other two never (decisions 2.6 rule 3). */
function moveResolution(ticket: Ticket, at: number): void {
  const clock = ticket.clocks.resolution;
  if (ticket.pauses.includes(ticket.status)) return pause(clock, at);
  if (isOutstanding(clock) && !clock.running) {
    run(clock, at, ticket.grace);
    ticket.grace = undefined;
  }
}
