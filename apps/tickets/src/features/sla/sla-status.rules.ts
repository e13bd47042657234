import type { TicketSlaClock } from '@hamyar/contracts';
import { clockMinutes } from '@hamyar/domain';
import { fill, formatDuration, formatWorkingTime } from '@hamyar/persian';
import { faSla } from '../../messages/fa-sla.ts';

/** How a clock stands: how urgent it is decides its colour. */
type ClockTone = 'calm' | 'done' | 'soon' | 'late' | 'stands';

const minutesBetween = (from: number, to: number): number => Math.floor((to - from) / 60);

/** The working time that is left of a running clock, where that is less than the time by the clock; else null. */
export function workingLeft(clock: TicketSlaClock, now: number): string | null {
  const { state, due_at, done_at, unreachable } = clock;
  if (state !== 'running' || unreachable || done_at !== null || due_at === null || now > due_at) return null;
  const { left } = clockMinutes(clock, now);
  return left < minutesBetween(now, due_at) ? fill(faSla.sum.worked, { time: formatWorkingTime(left) }) : null;
}

/** What is said of a clock in a few words: what is left, in how long it was met, or by how much it is late. */
export function clockStatus(clock: TicketSlaClock, now: number): { text: string; tone: ClockTone } {
  const { state, due_at, done_at, warn_at, unreachable } = clock;
  if (unreachable) return { text: faSla.unreachable, tone: 'late' };
  const { used, left } = clockMinutes(clock, now);
  if (state === 'breached' || (done_at === null && due_at !== null && now > due_at)) {
    const late = formatDuration(minutesBetween(due_at ?? now, done_at ?? now));
    return { text: fill(done_at === null ? faSla.over : faSla.late, { time: late }), tone: 'late' };
  }
  if (state === 'met') return { text: fill(faSla.within, { time: formatWorkingTime(used) }), tone: 'done' };
  if (state === 'paused') return { text: fill(faSla.pausedWith, { time: formatWorkingTime(left) }), tone: 'stands' };
  const soon = warn_at !== null && warn_at <= now;
  // by the clock, as in every list; how much of it is working time stands below
  const time = due_at === null ? formatWorkingTime(left) : formatDuration(minutesBetween(now, due_at));
  return { text: fill(faSla.left, { time }), tone: soon ? 'soon' : 'calm' };
}

/**
 * The clock that somebody who opens the ticket has to know of: of those that nothing has ended the one whose due time
 * comes first, or was missed first; one that stands without a due time only where there is no other.
 */
export function clockThatMatters(clocks: readonly TicketSlaClock[]): TicketSlaClock | null {
  const open = clocks.filter(({ state, done_at }) => state !== 'none' && done_at === null);
  const due = open.filter(({ due_at }) => due_at !== null).sort((a, b) => (a.due_at ?? 0) - (b.due_at ?? 0));
  return due[0] ?? open.find(({ unreachable }) => unreachable) ?? open[0] ?? null;
}
