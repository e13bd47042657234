import type { SlaSnapshot, SlaState } from '@hamyar/contracts';
import { TICKET_STATUS, type TicketImportance, type TicketStatus } from '@hamyar/contracts';
import {
  type CalendarOfHours,
  type ClockEvent,
  type ClockMilestone,
  type ClockWarning,
  clockMilestones,
  TICKET_CLOCKS,
  type TicketClocks,
  ticketClocks,
} from '@hamyar/domain';
import type { Updateable } from 'kysely';
import type { TicketTable } from './ticket.table.ts';

/** What is stored of a ticket's SLA, and what its clocks are computed from. */
export interface TicketSla {
  snapshot: SlaSnapshot;
  events: ClockEvent[];
  warned: string[];
}

interface PolicyTicket {
  importance: TicketImportance;
  department_id: number;
  branch_id: number;
}

/** What the policy means for a ticket of this importance, from a moment on. */
export function policyEvent(snapshot: SlaSnapshot, ticket: PolicyTicket, at: number): ClockEvent & { type: 'policy' } {
  const { importance, department_id, branch_id } = ticket;
  const target = snapshot.targets[importance];
  return {
    ...{ type: 'policy', at, pauses: snapshot.pause_on_statuses },
    targets: {
      first_response: target?.first_response_minutes ?? null,
      next_response: snapshot.next_response_minutes[importance] ?? null,
      resolution: target?.resolution_minutes ?? null,
    },
    hours: {
      around_the_clock: snapshot.clocks[importance] === '24x7',
      shift_id: snapshot.working_shift_id,
      ...{ department_id, branch_id },
    },
  };
}

/** The name of a moment in the ledger of what was carried out. */
export const milestoneKey = ({ clock, step }: Pick<ClockMilestone, 'clock' | 'step'>): string =>
  `${clock}:${typeof step === 'string' ? step : step.after}`;

const warningOf = ({ warn_before: { unit, value } }: SlaSnapshot): ClockWarning =>
  unit === 'percent' ? { percent: value } : { minutes: value };

/** The moments of a ticket's running clocks at which something is due. */
export const milestonesOf = ({ snapshot, events }: TicketSla, calendarOf: CalendarOfHours): ClockMilestone[] =>
  clockMilestones(events, calendarOf, {
    warning: warningOf(snapshot),
    after: snapshot.escalations.flatMap(({ on, at, after_minutes }) =>
      at === 'after' && after_minutes !== null ? [{ clock: on, minutes: after_minutes }] : [],
    ),
  });

/** When a step is carried out: a warning in its second, a breach and what follows it in the second after the due time. */
const momentOf = ({ step, at }: ClockMilestone): number => (step === 'warn' ? at : at + 1);

/** Whether the moment of a step has come. */
export const hasCome = (milestone: ClockMilestone, now: number): boolean => momentOf(milestone) <= now;

/** The worst state of the clocks that nothing has ended yet. */
function stateOf(
  clocks: TicketClocks,
  status: TicketStatus,
  milestones: readonly ClockMilestone[],
  now: number,
): SlaState {
  if (status === TICKET_STATUS.closed) return 'none';
  const open = TICKET_CLOCKS.filter((name) => clocks[name].done_at === null);
  for (const name of ['resolution', 'first_response', 'next_response'] as const)
    if (open.includes(name) && clocks[name].state === 'breached') return `${name}_breached`;
  if (open.some((name) => clocks[name].state === 'running'))
    return milestones.some((one) => one.step === 'warn' && hasCome(one, now)) ? 'due_soon' : 'ok';
  return open.some((name) => clocks[name].state === 'paused') ? 'paused' : 'none';
}

/** The columns of a ticket without an SLA. */
export const NO_SLA_COLUMNS = {
  ...{ sla_id: null, sla_name: null, sla_by_hand: false, sla_state: 'none', sla_due_at: null, sla_next_at: null },
  ...{ fr_due_at: null, fr_at: null, fr_state: null, nr_due_at: null, nr_state: null },
  ...{ res_due_at: null, res_at: null, res_state: null, paused_since: null, paused_minutes: null },
} as const satisfies Updateable<TicketTable>;

/** The columns that follow from the events of a ticket at a moment, and the ledger as it then is. */
export function clockColumns(
  sla: TicketSla,
  calendarOf: CalendarOfHours,
  { status, now }: { status: TicketStatus; now: number },
) {
  const clocks = ticketClocks(sla.events, calendarOf, now);
  const milestones = status === TICKET_STATUS.closed ? [] : milestonesOf(sla, calendarOf);
  const warned = milestones
    .filter((one) => hasCome(one, now))
    .map(milestoneKey)
    .filter((key) => sla.warned.includes(key));
  const next = milestones.filter((one) => !warned.includes(milestoneKey(one))).map(momentOf);
  const { first_response: first, next_response: reply, resolution } = clocks;
  const dues = [first, reply, resolution].flatMap(({ due_at, done_at }) => (done_at === null ? (due_at ?? []) : []));
  return {
    warned,
    columns: {
      sla_state: stateOf(clocks, status, milestones, now),
      sla_due_at: status === TICKET_STATUS.closed || dues.length === 0 ? null : dateOf(Math.min(...dues)),
      sla_next_at: next.length === 0 ? null : dateOf(Math.min(...next)),
      fr_due_at: dateOf(first.due_at),
      fr_at: dateOf(first.done_at),
      fr_state: first.state,
      nr_due_at: dateOf(reply.due_at),
      nr_state: reply.state,
      res_due_at: dateOf(resolution.due_at),
      res_at: dateOf(resolution.done_at),
      res_state: resolution.state,
      paused_since: resolution.state === 'paused' ? dateOf(resolution.paused_since) : null,
      paused_minutes: Math.floor(resolution.paused_seconds / 60),
    } satisfies Updateable<TicketTable>,
  };
}

const dateOf = (at: number | null): Date | null => (at === null ? null : new Date(at * 1000));
