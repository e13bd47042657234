import fc from 'fast-check';
import { isUsernamePattern, matchesUsernamePattern } from './username-pattern.ts';

describe('the configured pattern of user names', () => {
  it.each([
    ['Sara.Amini', null, true],
    ['sa', null, false],
    ['سارا', null, false],
    ['AB12', '[a-z]{2}\\d{2}', true],
    ['xab12', '[a-z]{2}\\d{2}', false],
    ['ab12', '^[a-z]{2}\\d{2}$', true],
    ['ab', 'a|ab', true],
    ['سارا', '\\p{L}+', true],
  ] as const)('[5.27] %s with %s: %s', (name, pattern, fits) => {
    expect(matchesUsernamePattern(name, pattern)).toBe(fits);
  });

  it.each(['(', '(?=a)b', '(a)\\1', 'a{2000}'])('[5.29] %s is no pattern, and the default decides', (pattern) => {
    expect(isUsernamePattern(pattern)).toBe(false);
    expect(matchesUsernamePattern('sara', pattern)).toBe(true);
    expect(matchesUsernamePattern('سارا', pattern)).toBe(false);
  });

  // doubles its time with every letter in an engine that backtracks: it would not end in this test
  it('[5.29] no name takes more than linear time', () => {
    expect(matchesUsernamePattern(`${'a'.repeat(2_000)}!`, '(a+)+b|(a|a)*b|(a*)*b')).toBe(false);
  });

  const piece = fc.constantFrom('a', 'b', '1', '[ab]', '[^a]', '\\d', '\\w', '.', '(a|b1)', 'a?', 'b+', '[a1]{2,3}');
  it('[5.29] says the same as the engine of JavaScript', () => {
    const pattern = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(''));
    const name = fc.string({ unit: fc.constantFrom('a', 'b', 'B', '1', '-'), maxLength: 8 });
    fc.assert(
      fc.property(pattern, name, (text, typed) => {
        expect(matchesUsernamePattern(typed, text)).toBe(new RegExp(`^(?:${text})$`, 'iu').test(typed));
      }),
    );
  });
});
