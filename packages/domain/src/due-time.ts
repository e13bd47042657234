import {
  addWorkingMinutes,
  scanWorkingTime,
  type WorkCalendar,
  wholeMinute,
  workingMinutesBetween,
} from './working-time.ts';

/** What happens to the clock of a due time, in order of `at` (unix seconds); the first one is `start`. */
export type ClockStep =
  /** `minutes` null: nothing is due, but what passes counts for a later target. */
  | { readonly type: 'start'; readonly at: number; readonly minutes: number | null }
  | { readonly type: 'pause'; readonly at: number }
  /** `at_least`: minutes that are left in any case, as after a closed ticket is reopened. */
  | { readonly type: 'resume'; readonly at: number; readonly at_least?: number }
  /** The target became another one, as with another importance. */
  | { readonly type: 'target'; readonly at: number; readonly minutes: number | null }
  /** Other working time counts from here on, as that of another department. */
  | { readonly type: 'calendar'; readonly at: number; readonly calendar: WorkCalendar };

/** The due time after all steps. Moments are unix seconds. */
export interface DueTime {
  /** Null while the clock is paused with minutes left, and without a target. */
  readonly due_at: number | null;
  /** Working minutes that were left after the last step; 0 without a target. */
  readonly remaining: number;
  /** The target became shorter than what had passed of it: due immediately (decisions 2.6 rule 4). */
  readonly shortened: boolean;
}

interface ClockState {
  calendar: WorkCalendar;
  target: number | null;
  /** Working minutes that had passed at `since`. */
  consumed: number;
  /** The clock runs since this moment; null while it is paused. */
  since: number | null;
  due_at: number | null;
  shortened: boolean;
}

const notStarted = (calendar: WorkCalendar): ClockState => ({
  ...{ calendar, target: null, consumed: 0, since: null, due_at: null, shortened: false },
});

/** The clock with the minutes that have passed until a moment. */
function settle(state: ClockState, at: number): ClockState {
  if (state.since === null) return state;
  return { ...state, consumed: state.consumed + workingMinutesBetween(state.calendar, state.since, at), since: at };
}

/** The clock with the due time of what is left at its `since`. */
function schedule(state: ClockState): ClockState {
  const { calendar, target, consumed, since } = state;
  if (target === null) return { ...state, due_at: null };
  return since === null ? state : { ...state, due_at: addWorkingMinutes(calendar, since, target - consumed) };
}

function applyStep(before: ClockState, step: ClockStep): ClockState {
  const at = wholeMinute(step.at);
  const state = settle(before, at);
  // a clock that ran out keeps the moment at which it did
  const over = state.target !== null && state.consumed >= state.target;
  switch (step.type) {
    case 'start':
      return schedule({ ...notStarted(state.calendar), target: step.minutes, since: at });
    case 'pause':
      return { ...state, since: null, due_at: over ? before.due_at : null };
    case 'resume':
      return resume({ ...state, since: at }, over, step.at_least);
    case 'target':
      return changeTarget(state, step.minutes, at);
    case 'calendar': {
      const changed = { ...state, calendar: step.calendar };
      return over ? changed : schedule(changed);
    }
  }
}

function resume(state: ClockState, over: boolean, atLeast: number | undefined): ClockState {
  if (state.target === null) return state;
  const target = atLeast ? Math.max(state.target, state.consumed + atLeast) : state.target;
  if (over && target === state.target) return state;
  return schedule({ ...state, target, shortened: state.shortened && target === state.target });
}

function changeTarget(state: ClockState, target: number | null, at: number): ClockState {
  const changed = { ...state, target, shortened: false };
  if (target === null || target > state.consumed)
    return state.since === null ? { ...changed, due_at: null } : schedule(changed);
  const passed = state.due_at !== null && state.due_at <= at;
  return { ...changed, due_at: passed ? state.due_at : at, shortened: !passed && target < state.consumed };
}

const stateAfter = (calendar: WorkCalendar, steps: readonly ClockStep[]): ClockState =>
  steps.reduce(applyStep, notStarted(calendar));

/**
 * The due time of a clock with its pauses: a pause keeps the working minutes that are left, and they count from the
 * moment at which it ends. Source: decisions 2.6 rules 1, 3, 4.
 *
 * @throws NoWorkingTime
 */
export function dueTime(calendar: WorkCalendar, steps: readonly ClockStep[]): DueTime {
  const { due_at, target, consumed, shortened } = stateAfter(calendar, steps);
  return { due_at, remaining: target === null ? 0 : Math.max(0, target - consumed), shortened };
}

/**
 * When a running clock has only these working minutes left, not before its last step; null while it is paused and
 * without a target.
 *
 * @throws NoWorkingTime
 */
export function momentWithRemaining(
  calendar: WorkCalendar,
  steps: readonly ClockStep[],
  minutes: number,
): number | null {
  const state = stateAfter(calendar, steps);
  if (state.target === null || state.since === null) return null;
  return addWorkingMinutes(state.calendar, state.since, state.target - state.consumed - minutes);
}

/** One part of the way to a due time. Moments are unix seconds; the parts have no gaps. */
export interface DuePart {
  /** `worked` counts; `outside` is before, between and after working hours; `off` a day off; `paused` the clock stood. */
  readonly kind: 'worked' | 'outside' | 'off' | 'paused';
  readonly from: number;
  readonly to: number;
  /** Epoch day on which it begins. */
  readonly day: number;
  /** Working minutes that it counts for; 0 for all but `worked`. */
  readonly minutes: number;
  /** Of a day off. */
  readonly title: string | null;
}

/** A due time with everything that led to it: the minutes of `parts` add up to `counted`. */
export interface DueExplanation extends DueTime {
  readonly counted: number;
  /** The target, with the grace of a clock that was reopened; 0 without one. */
  readonly allowed: number;
  readonly parts: readonly DuePart[];
}

const KINDS = { open: 'worked', outside: 'outside', off: 'off' } as const;

/** The parts of a stretch in which the clock runs. */
const runningParts = (calendar: WorkCalendar, start: number, end: number): DuePart[] =>
  [...scanWorkingTime(calendar, start, end)].map(({ day, from, to, state, title }) => ({
    ...{ kind: KINDS[state], day, from, to, title },
    minutes: state === 'open' ? (to - from) / 60 : 0,
  }));

/** The parts from one step to the next. */
function partsOf(first: WorkCalendar, steps: readonly ClockStep[], end: number): DuePart[] {
  let running = false;
  let calendar = first;
  return steps.flatMap((step, index): DuePart[] => {
    if (step.type === 'calendar') calendar = step.calendar;
    else if (step.type !== 'target') running = step.type !== 'pause';
    const from = wholeMinute(step.at);
    const to = Math.min(end, wholeMinute(steps[index + 1]?.at ?? end));
    if (from >= to) return [];
    if (running) return runningParts(calendar, from, to);
    return [{ kind: 'paused', from, to, day: calendar.clock.dayOf(from), minutes: 0, title: null }];
  });
}

/**
 * How a due time came about, from the same scan of the calendar that finds it: all parts from the first step to the due
 * time, or to the last step while the clock is paused.
 *
 * @throws NoWorkingTime
 */
export function explainDueTime(calendar: WorkCalendar, steps: readonly ClockStep[]): DueExplanation {
  const due = dueTime(calendar, steps);
  const parts = partsOf(calendar, steps, due.due_at ?? wholeMinute(steps.at(-1)?.at ?? 0));
  const allowed = stateAfter(calendar, steps).target ?? 0;
  return { ...due, counted: parts.reduce((sum, { minutes }) => sum + minutes, 0), allowed, parts };
}
