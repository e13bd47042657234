import { wallClock, zonedStart } from '@hamyar/dayjs-jalali';

/** A part of the time that a histogram shows: unix seconds, the end is not contained. */
export interface Span {
  from: number;
  until: number;
}

const DAY = 86_400;
/** Seconds of a bar: what divides a minute, an hour or a day evenly, else whole days. */
const STEPS = [1, 5, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 10_800, 21_600, 43_200, DAY] as const;
/** Bars beyond which they are too narrow to be pressed. */
const BARS_MAX = 32;

/** Seconds of each bar. */
export function stepOf({ from, until }: Span): number {
  const span = until - from;
  return STEPS.find((step) => span / step <= BARS_MAX) ?? Math.ceil(span / DAY / BARS_MAX) * DAY;
}

/**
 * The bars of a time, as many as fit. They begin at round times of the zone, except the first and the last one, which
 * are cut by the ends of the time.
 */
export function barsOf(span: Span, zone: string): Span[] {
  const step = stepOf(span);
  const dayStart = Math.floor(zonedStart(wallClock(span.from, zone).day, zone) / 1000);
  const first = dayStart + Math.floor((span.from - dayStart) / step) * step;
  const bars: Span[] = [];
  for (let start = first; start < span.until; start += step)
    bars.push({ from: Math.max(start, span.from), until: Math.min(start + step, span.until) });
  return bars;
}
