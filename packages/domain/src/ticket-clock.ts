import type { SlaClockState } from '@hamyar/contracts';
import {
  type CalendarOfHours,
  type ClockEvent,
  type ClockTimeline,
  isOutstanding,
  TICKET_CLOCKS,
  type TicketClockName,
  timelinesOf,
} from './clock-timeline.ts';
import { type ClockStep, type DueExplanation, dueTime, explainDueTime, momentWithRemaining } from './due-time.ts';
import { addWorkingMinutes, NoWorkingTime, type WorkCalendar } from './working-time.ts';

/** One clock at a moment. Moments are unix seconds. */
export interface TicketClock {
  readonly state: SlaClockState;
  readonly target: number | null;
  /** Null while it is paused with minutes left. */
  readonly due_at: number | null;
  /** When an answer or the closing ended it. */
  readonly done_at: number | null;
  /** Working minutes that were left after the last change. */
  readonly remaining: number;
  /** The target became shorter than what had passed of it. */
  readonly shortened: boolean;
  /** When its last pause began; null while it runs. */
  readonly paused_since: number | null;
  /** Of its pauses that have ended, by the clock on the wall. */
  readonly paused_seconds: number;
  /** No working time was found within 366 days (rule 7). */
  readonly unreachable: boolean;
}

export type TicketClocks = Readonly<Record<TicketClockName, TicketClock>>;

const NO_CLOCK: TicketClock = {
  ...{ state: 'none', target: null, due_at: null, done_at: null },
  ...{ remaining: 0, shortened: false, unreachable: false, paused_since: null, paused_seconds: 0 },
};

/** How long the clock has stood. */
function pausesOf(steps: readonly ClockStep[]): Pick<TicketClock, 'paused_since' | 'paused_seconds'> {
  let [since, seconds]: [number | null, number] = [null, 0];
  for (const { type, at } of steps) {
    if (type === 'pause') since = at;
    if (type !== 'resume' || since === null) continue;
    seconds += at - since;
    since = null;
  }
  return { paused_since: since, paused_seconds: seconds };
}

/** The calendar that a list of steps brings itself. */
const calendarOfSteps = (steps: readonly ClockStep[]): WorkCalendar | null => {
  const [first] = steps;
  return first?.type === 'calendar' ? first.calendar : null;
};

function stateOf(due: number | null, running: boolean, done: number | null, now: number): SlaClockState {
  if (done !== null) return due !== null && done > due ? 'breached' : 'met';
  if (due !== null && now > due) return 'breached';
  return running ? 'running' : 'paused';
}

function clockAt(timeline: ClockTimeline, now: number): TicketClock {
  const { steps, target, running, done_at } = timeline;
  const calendar = calendarOfSteps(steps);
  if (!calendar || target === null) return NO_CLOCK;
  try {
    const { due_at, remaining, shortened } = dueTime(calendar, steps);
    const state = stateOf(due_at, running, done_at, now);
    return { ...pausesOf(steps), state, target, due_at, done_at, remaining, shortened, unreachable: false };
  } catch (error) {
    if (!(error instanceof NoWorkingTime)) throw error;
    const state = done_at === null ? (running ? 'running' : 'paused') : 'met';
    return { ...NO_CLOCK, state, target, done_at, unreachable: true };
  }
}

/** The three clocks of a ticket at a moment, from what happened on it. Source: decisions 2.6 rules 1 to 5. */
export function ticketClocks(events: readonly ClockEvent[], calendarOf: CalendarOfHours, now: number): TicketClocks {
  const timelines = timelinesOf(events, calendarOf);
  return {
    first_response: clockAt(timelines.first_response, now),
    next_response: clockAt(timelines.next_response, now),
    resolution: clockAt(timelines.resolution, now),
  };
}

/** How each clock came to its due time, from the steps that the clocks are computed from; null: there is none to explain. */
export function explainTicketClocks(
  events: readonly ClockEvent[],
  calendarOf: CalendarOfHours,
): Record<TicketClockName, DueExplanation | null> {
  const timelines = timelinesOf(events, calendarOf);
  const explain = (name: TicketClockName): DueExplanation | null => {
    const { steps, target } = timelines[name];
    const calendar = calendarOfSteps(steps);
    if (!calendar || target === null) return null;
    try {
      return explainDueTime(calendar, steps);
    } catch (error) {
      if (error instanceof NoWorkingTime) return null;
      throw error;
    }
  };
  return {
    first_response: explain('first_response'),
    next_response: explain('next_response'),
    resolution: explain('resolution'),
  };
}

/** When a clock is to warn: with a share of its minutes left, or a number of them. */
export type ClockWarning = { readonly percent: number } | { readonly minutes: number };

/** A moment at which something follows on a clock: `after` counts working minutes from the due time. */
export interface ClockMilestone {
  readonly clock: TicketClockName;
  readonly step: 'warn' | 'breach' | { readonly after: number };
  readonly at: number;
}

const warningMinutes = (warning: ClockWarning, target: number): number =>
  'minutes' in warning ? warning.minutes : Math.ceil((target * warning.percent) / 100);

/** Working minutes after a moment; null where no working time is found for them (rule 7). */
function momentAfter(calendar: WorkCalendar, from: number, minutes: number): number | null {
  try {
    return addWorkingMinutes(calendar, from, minutes);
  } catch (error) {
    if (error instanceof NoWorkingTime) return null;
    throw error;
  }
}

/**
 * The moments at which the running clocks warn, are breached, and minutes of each escalation later, in order. A clock
 * that was ended has none, and an escalation for which no working time is found has no moment.
 */
export function clockMilestones(
  events: readonly ClockEvent[],
  calendarOf: CalendarOfHours,
  { warning, after }: { warning: ClockWarning; after: readonly { clock: TicketClockName; minutes: number }[] },
): ClockMilestone[] {
  const timelines = timelinesOf(events, calendarOf);
  return TICKET_CLOCKS.flatMap((clock) => {
    const timeline = timelines[clock];
    const { steps, target } = timeline;
    const calendar = calendarOfSteps(steps);
    if (!calendar || target === null || !isOutstanding(timeline)) return [];
    try {
      const { due_at } = dueTime(calendar, steps);
      if (due_at === null) return [];
      const warned = momentWithRemaining(calendar, steps, warningMinutes(warning, target)) ?? due_at;
      const last = steps.findLast((step) => step.type === 'calendar') ?? { calendar };
      const later = after
        .filter((one) => one.clock === clock)
        .flatMap(({ minutes }) => {
          const at = momentAfter(last.calendar, due_at, minutes);
          return at === null ? [] : [{ clock, step: { after: minutes }, at }];
        });
      return [
        { clock, step: 'warn' as const, at: Math.min(warned, due_at) },
        { clock, step: 'breach' as const, at: due_at },
        ...later,
      ];
    } catch (error) {
      if (error instanceof NoWorkingTime) return [];
      throw error;
    }
  }).sort((a, b) => a.at - b.at);
}
