import fc from 'fast-check';
import { barsOf, stepOf } from './log-histogram.rules.ts';

const ZONE = 'Asia/Tehran';
/** 2026-11-20 10:17:00 in Tehran. */
const AT = Date.UTC(2026, 10, 20, 6, 47) / 1000;
const HOUR = 3_600;

describe('the bars of the request log', () => {
  it('[decisions 2.16] are of every time: without a gap, in order, and few enough to be pressed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 * 86_400 }), fc.integer({ min: 0, max: 86_400 }), (length, shift) => {
        const span = { from: AT + shift, until: AT + shift + length };
        const bars = barsOf(span, ZONE);
        expect(bars[0]!.from).toBe(span.from);
        expect(bars.at(-1)!.until).toBe(span.until);
        expect(bars.length).toBeLessThanOrEqual(33);
        for (const [index, { from, until }] of bars.entries()) {
          expect(until).toBeGreaterThan(from);
          if (index > 0) expect(from).toBe(bars[index - 1]!.until);
        }
      }),
    );
  });

  it('[decisions 2.16] begin at round times of the zone: an hour of Tehran begins at half past one of UTC', () => {
    const bars = barsOf({ from: AT, until: AT + 24 * HOUR }, ZONE);
    expect(stepOf({ from: AT, until: AT + 24 * HOUR })).toBe(HOUR);
    expect(bars[1]!.from).toBe(Date.UTC(2026, 10, 20, 7, 30) / 1000);
    expect(stepOf({ from: AT, until: AT + 30 })).toBe(1);
    expect(stepOf({ from: AT, until: AT + 180 * 24 * HOUR })).toBe(6 * 24 * HOUR);
  });
});
