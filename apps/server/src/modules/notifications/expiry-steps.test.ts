import fc from 'fast-check';
import { daysUntil, EXPIRY_STEPS, expiryStep } from './expiry-steps.rules.ts';

const DAY = 86_400;

describe('the steps of an expiry', () => {
  it('[4.4, 4.5] are seven, three and one day; further away and afterwards there is none', () => {
    const steps = (days: number) => expiryStep(1_000 * DAY, (1_000 - days) * DAY);
    expect([8, 7.01, 7, 3.5, 3, 1.2, 1, 0.001, 0, -1].map(steps)).toEqual([null, null, 7, 7, 3, 3, 1, 1, null, null]);
  });

  it('[4.4, 4.5] occur once each as time passes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000_000 }),
        fc.array(fc.integer({ min: 0, max: 10 * DAY }), { minLength: 2, maxLength: 20 }),
        (at, before) => {
          const seen = before
            .sort((a, b) => b - a)
            .map((seconds) => expiryStep(at, at - seconds))
            .filter((step) => step !== null);
          expect([...seen].sort((a, b) => b - a)).toEqual(seen);
          for (const step of seen) expect(EXPIRY_STEPS).toContain(step);
        },
      ),
    );
    expect(daysUntil(10, 9)).toBe(1);
  });
});
