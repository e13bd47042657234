import { waitTone } from './wait-tone.rules.ts';

describe('a time of waiting', () => {
  it.each([
    [60, 'usual'],
    [61, 'long'],
    [300, 'long'],
    [301, 'hot'],
  ])(
    '[decisions 2.3] of %i minutes is %s where half of the first answers come within 60 and nine of ten within 300',
    (minutes, tone) => {
      expect(waitTone(minutes, { median: 60, p90: 300 })).toBe(tone);
    },
  );

  it('[decisions 2.3] is grey where nothing says what is usual', () => {
    expect(waitTone(100_000, undefined)).toBe('usual');
  });
});
