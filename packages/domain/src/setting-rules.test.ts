import fc from 'fast-check';
import { parseAttachmentSize } from './attachment-limits.ts';
import { passwordScore } from './password-score.ts';
import { satisfactionAverage } from './satisfaction.ts';

describe('attachment size setting', () => {
  it('[5.44] counts 1048576 bytes for MB and 1024 otherwise', () => {
    expect(parseAttachmentSize('25MB')).toBe(26_214_400);
    expect(parseAttachmentSize('512 kb')).toBe(524_288);
    expect(parseAttachmentSize('1.5 MB')).toBe(1_572_864);
  });

  it('[3.3] refuses a text without a size and unit', () => {
    for (const text of ['', '25', 'MB', '0MB', '-1MB', '25GB', '1e3KB', '25 MB and more'])
      expect(parseAttachmentSize(text)).toBeNull();
  });

  it('[5.44] reads back any whole size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (n) => {
        expect(parseAttachmentSize(`${n}MB`)).toBe(n * 1_048_576);
        expect(parseAttachmentSize(`${n} KB`)).toBe(n * 1_024);
      }),
    );
  });
});

describe('password score', () => {
  it('[5.30] gives one point each for lowercase, uppercase, digit and 8 characters', () => {
    expect(passwordScore('').score).toBe(0);
    expect(passwordScore('abc').score).toBe(1);
    expect(passwordScore('abcdefgh').score).toBe(2);
    expect(passwordScore('Abc1').score).toBe(3);
    expect(passwordScore('Abcdefg1').score).toBe(4);
  });

  it('[5.30] never loses a point when the password gets longer, and stays between 0 and 4', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const whole = passwordScore(a + b).score;
        expect(whole).toBeGreaterThanOrEqual(passwordScore(a).score);
        expect(whole).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('[5.30] counts only English letters and digits, as the hint says', () => {
    expect(passwordScore('گذرواژه۱۲۳').score).toBe(1);
  });
});

describe('satisfaction average', () => {
  it('[9.13] is the level times 20, and unknown while nobody gave an opinion', () => {
    expect(satisfactionAverage([0, 0, 0, 0, 0, 1])).toBe(100);
    expect(satisfactionAverage([0, 1, 0, 0, 0, 1])).toBe(60);
    expect(satisfactionAverage([7, 0, 0, 0, 0, 0])).toBeNull();
    expect(satisfactionAverage([])).toBeNull();
  });

  it('[9.13] is not changed by votes without an opinion and stays between 20 and 100', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { minLength: 6, maxLength: 6 }), fc.nat(50), (votes, silent) => {
        const average = satisfactionAverage(votes);
        expect(satisfactionAverage([silent, ...votes.slice(1)])).toBe(average);
        if (average !== null) expect(average >= 20 && average <= 100).toBe(true);
      }),
    );
  });
});
