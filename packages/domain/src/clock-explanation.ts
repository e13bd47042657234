import type { SlaPart, TicketSlaClocks } from '@hamyar/contracts';

type Clock = TicketSlaClocks['clocks'][number];
type Part = Clock['parts'][number];

/** One line of an explanation of a due time. Moments are unix seconds. */
export interface ExplainedLine {
  kind: SlaPart | 'remaining';
  from: number;
  to: number;
  minutes: number;
  title: string | null;
  /** The clock counts in this line right now. */
  current: boolean;
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
const countedUntil = ({ done_at, due_at }: Clock, now: number): number => Math.min(done_at ?? now, due_at ?? now);

const lineOf = ({ kind, from, to, minutes, title }: Part, current: boolean): ExplainedLine => ({
  ...{ kind, from, to, minutes, title, current },
});

/** A part cut at a moment; its working minutes are those of its length, because working hours have no gaps in a part. */
function cut(part: Part, at: number): [Part | null, Part | null] {
  if (part.to <= at) return [part, null];
  if (part.from >= at) return [null, part];
  const minutes = part.kind === 'worked' ? Math.floor((at - part.from) / 60) : 0;
  return [
    { ...part, to: at, minutes },
    { ...part, from: at, minutes: part.minutes - minutes },
  ];
}

/**
 * How a due time came about, in lines: what has been worked until now, pauses and days off between, and what is left. It
 * only cuts the parts that the engine has counted, so that it cannot say anything else. Source: decisions 2.6.
 */
export function explainClock(clock: Clock, now: number): ClockExplanation {
  const at = countedUntil(clock, now);
  const lines: ExplainedLine[] = [];
  let [left, end] = [0, at];
  for (const part of clock.parts) {
    const [before, after] = cut(part, at);
    if (before && before.kind !== 'outside') lines.push(lineOf(before, before.kind === 'worked' && before.to === at));
    if (after) [left, end] = [left + after.minutes, after.to];
  }
  const last = clock.parts.at(-1);
  const stands = clock.due_at === null;
  if (clock.state === 'paused' && stands && last && now > last.to)
    lines.push({ kind: 'paused', from: last.to, to: now, minutes: 0, title: null, current: true });
  const used = lines.reduce((sum, { minutes }) => sum + minutes, 0);
  if (stands) left = Math.max(0, clock.target_minutes - used);
  if (left > 0 && clock.done_at === null)
    lines.push({ kind: 'remaining', from: at, to: end, minutes: left, title: null, current: false });
  return {
    ...{ lines, used, left },
    paused: lines.reduce((sum, { kind, from, to }) => sum + (kind === 'paused' ? Math.floor((to - from) / 60) : 0), 0),
    daysOff: [...new Set(clock.parts.flatMap(({ kind, title }) => (kind === 'off' && title ? [title] : [])))],
    closed: clock.parts.some(({ kind }, index, all) => kind === 'outside' && index < all.length - 1),
  };
}

/** How much of the target of a clock has passed, 0 to 100. */
export const usedPercent = ({ target_minutes }: Clock, used: number): number =>
  Math.min(100, Math.round((used / Math.max(1, target_minutes)) * 100));
