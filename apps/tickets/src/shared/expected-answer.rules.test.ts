import fc from 'fast-check';
import { roundedWait } from './expected-answer.rules.ts';

describe('the time in which an answer is expected', () => {
  it('[decisions 2.3] is never shorter than what was measured, and longer by less than a step', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (minutes) => {
        const shown = roundedWait(minutes);
        const step = minutes > 1440 ? 1440 : minutes > 60 ? 60 : 5;
        expect(shown).toBeGreaterThanOrEqual(minutes);
        expect(shown - minutes).toBeLessThanOrEqual(step);
        expect(shown % step).toBe(0);
      }),
    );
  });
});
