import { STAGES, STATEMENTS } from '../../data/statements.ts';
import { citations } from './spec-coverage.ts';

describe('spec coverage', () => {
  const files: Record<string, string> = {
    'a.test.ts':
      "it('[2.37] remembers the icon mode', () => {}); it(\"[4.8, 5.27] asks again\", () => {}); const price = [1.5]; it('[decisions 2.9] is another paper', () => {});",
    'b.journey.ts': 'journey(`[2.37, decisions 2.4] keeps it after a reload`, async () => {});',
  };

  it('finds the statements at the beginning of test sentences, and nothing else', () => {
    const found = citations(Object.keys(files), (file) => files[file] ?? '');
    expect(Object.fromEntries([...found].map(([id, of]) => [id, [...of]]))).toEqual({
      '2.37': ['a.test.ts', 'b.journey.ts'],
      '4.8': ['a.test.ts'],
      '5.27': ['a.test.ts'],
    });
  });

  it('gives every statement of the spec one number and one known stage', () => {
    expect(new Set(STATEMENTS.map(([id]) => id)).size).toBe(STATEMENTS.length);
    expect(STATEMENTS.filter(([, , stage]) => !STAGES.includes(stage as (typeof STAGES)[number]))).toEqual([]);
  });
});
