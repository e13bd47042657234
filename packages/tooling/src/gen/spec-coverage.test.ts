import { STAGES, STATEMENTS } from '../../data/statements.ts';
import { citations } from './spec-coverage.ts';

describe('spec coverage', () => {
  const files: Record<string, string> = {
    'a.test.ts': `
      it('[2.37] remembers the icon mode', () => {});
      it("[4.8, 5.27] asks again", () => { expect(read('[2.1] is only data')).toBe('[2.2] too'); });
      it('[decisions 2.9] is another paper', () => {});
      const ROWS = [['[8.3]', 403], ['[8.4]', 404]] as const;
      it.each(ROWS)('%s %s has a page', () => {});
      it.each([['x', '[2.3]']])('%s is a cell that no title shows', () => {});`,
    'b.journey.ts': 'test(`[2.37, decisions 2.4] keeps it after ${what}`, async () => {});',
    'c.test.tsx': `
      describe('[5.2] the rules', () => {
        it.each([[1], [2]])('refuse %s', () => {});
        describe('of names', () => it('[5.3] are short', () => <p title="[2.4] is markup" />));
      });`,
  };

  it('is what the sentences of tests and of their groups cite, and not what stands in their data', () => {
    const found = citations(Object.keys(files), (file) => files[file] ?? '');
    expect(Object.fromEntries(found)).toEqual({
      '2.37': [
        { file: 'a.test.ts', sentence: 'remembers the icon mode' },
        { file: 'b.journey.ts', sentence: 'keeps it after …' },
      ],
      '4.8': [{ file: 'a.test.ts', sentence: 'asks again' }],
      '5.27': [{ file: 'a.test.ts', sentence: 'asks again' }],
      '8.3': [{ file: 'a.test.ts', sentence: '%s has a page' }],
      '8.4': [{ file: 'a.test.ts', sentence: '%s has a page' }],
      '5.2': [
        { file: 'c.test.tsx', sentence: 'the rules: refuse %s' },
        { file: 'c.test.tsx', sentence: 'the rules: are short' },
      ],
      '5.3': [{ file: 'c.test.tsx', sentence: 'the rules: are short' }],
    });
  });

  it('gives every statement of the spec one number and one known stage', () => {
    expect(new Set(STATEMENTS.map(([id]) => id)).size).toBe(STATEMENTS.length);
    expect(STATEMENTS.filter(([, , stage]) => !STAGES.includes(stage as (typeof STAGES)[number]))).toEqual([]);
  });
});
