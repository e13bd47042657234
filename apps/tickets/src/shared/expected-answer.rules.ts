const HOUR = 60;
const DAY = 24 * HOUR;

/** A time that people can count on: never shorter than what was measured, in steps of five minutes, hours or days. */
export function roundedWait(minutes: number): number {
  const step = minutes > DAY ? DAY : minutes > HOUR ? HOUR : 5;
  return Math.max(step, Math.ceil(minutes / step) * step);
}
