import { roundedWait } from './expected-answer.rules.ts';

describe('the time in which an answer is expected', () => {
  it('[decisions 2.3] is never shorter than what was measured, and longer by less than a step', () => {
    for (let minutes = 1; minutes <= 10_000; minutes += 1) {
      const shown = roundedWait(minutes);
      const step = minutes > 1440 ? 1440 : minutes > 60 ? 60 : 5;
      expect([shown >= minutes, shown - minutes < step, shown % step]).toEqual([true, true, 0]);
    }
  });
});
