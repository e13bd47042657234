import type { SlaPart, TicketSlaClock, TicketSlaClocks } from '@hamyar/contracts';

type Stretch = TicketSlaClock['parts'][number];
type Clock = TicketSlaClocks['clocks'][number];
type Part = Clock['parts'][number];

/** One line of an explanation of a due time. Moments are unix seconds. */
export interface ExplainedLine {
  kind: SlaPart | 'remaining';
  from: number;
  to: number;
  minutes: number;
  title: string | null;
  /** What the clock came to in this line: it counts right now, something has ended it, or it ran out. */
  ends: 'now' | 'done' | 'due' | null;
}

/** A due time in lines, whose minutes add up to the target. */
export interface ClockExplanation {
  lines: ExplainedLine[];
  /** Working minutes that have passed. */
  used: number;
  /** Working minutes that are left; 0 for a clock that ran out. */
  left: number;
  /** Minutes on the wall of all pauses. */
  paused: number;
  /** Titles of the days off, each once. */
  daysOff: string[];
  /** Working hours were interrupted by nights or weekends. */
  closed: boolean;
}

/** The moment until which a clock counts: now, or when something has ended it. */
const countedUntil = ({ done_at, due_at }: TicketSlaClock, now: number): number =>
  Math.min(done_at ?? now, due_at ?? now);

/** Why a clock counts no further than that moment. */
function endOf({ done_at, due_at }: TicketSlaClock, now: number): 'now' | 'done' | 'due' {
  if (due_at !== null && due_at <= (done_at ?? now)) return 'due';
  return done_at !== null && done_at <= now ? 'done' : 'now';
}

const lineOf = ({ kind, from, to, minutes, title }: Part, ends: ExplainedLine['ends']): ExplainedLine => ({
  ...{ kind, from, to, minutes, title, ends },
});

/** A stretch cut at a moment; its working minutes are those of its length, because working hours have no gaps in one. */
function cut<Cut extends Stretch>(part: Cut, at: number): [Cut | null, Cut | null] {
  if (part.to <= at) return [part, null];
  if (part.from >= at) return [null, part];
  const minutes = part.minutes > 0 ? Math.floor((at - part.from) / 60) : 0;
  return [
    { ...part, to: at, minutes },
    { ...part, from: at, minutes: part.minutes - minutes },
  ];
}

/** The working minutes of a clock that have passed, and those that are left: 0 of one that ran out. */
export function clockMinutes(clock: TicketSlaClock, now: number): { used: number; left: number } {
  const at = countedUntil(clock, now);
  let [used, left] = [0, 0];
  for (const part of clock.parts) {
    const [before, after] = cut(part, at);
    used += before?.minutes ?? 0;
    left += after?.minutes ?? 0;
  }
  return { used, left: clock.due_at === null ? Math.max(0, clock.target_minutes - used) : left };
}

/**
 * How a due time came about, in lines: what has been worked until now, pauses and days off between, and what is left. It
 * only cuts the parts that the engine has counted, so that it cannot say anything else. Source: decisions 2.6.
 */
export function explainClock(clock: Clock, now: number): ClockExplanation {
  const at = countedUntil(clock, now);
  const { used, left } = clockMinutes(clock, now);
  const lines: ExplainedLine[] = [];
  let end = at;
  for (const part of clock.parts) {
    const [before, after] = cut(part, at);
    if (before && before.kind !== 'outside')
      lines.push(lineOf(before, before.kind === 'worked' && before.to === at ? endOf(clock, now) : null));
    if (after) end = after.to;
  }
  const last = clock.parts.at(-1);
  if (clock.state === 'paused' && clock.due_at === null && last && now > last.to)
    lines.push({ kind: 'paused', from: last.to, to: now, minutes: 0, title: null, ends: 'now' });
  if (left > 0 && clock.done_at === null)
    lines.push({ kind: 'remaining', from: at, to: end, minutes: left, title: null, ends: null });
  return {
    ...{ lines, used, left },
    paused: lines.reduce((sum, { kind, from, to }) => sum + (kind === 'paused' ? Math.floor((to - from) / 60) : 0), 0),
    daysOff: [...new Set(clock.parts.flatMap(({ kind, title }) => (kind === 'off' && title ? [title] : [])))],
    closed: clock.parts.some(({ kind }, index, all) => kind === 'outside' && index < all.length - 1),
  };
}

/** How much of the target of a clock has passed, 0 to 100. */
export const usedPercent = ({ target_minutes }: TicketSlaClock, used: number): number =>
  Math.min(100, Math.round((used / Math.max(1, target_minutes)) * 100));
