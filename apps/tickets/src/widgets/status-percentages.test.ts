import { percentages } from './status-percentages.rules.ts';

describe('shares of the statuses', () => {
  it('add to a hundred whatever the counts', () => {
    for (const counts of [
      [1, 1, 1],
      [1, 2, 4, 8, 16],
      [0, 0, 7],
      [333, 333, 334],
      [1, 999],
    ]) {
      expect(percentages(counts).reduce((sum, part) => sum + part, 0)).toBe(100);
    }
    expect(percentages([1, 1, 1])).toEqual([34, 33, 33]);
  });

  it('are all nothing without a ticket', () => {
    expect(percentages([0, 0])).toEqual([0, 0]);
  });
});
