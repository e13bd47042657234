import { drawMutants, mutantsOf, withMutant, type Mutant } from './mutants.ts';

const changed = (text: string): string[] => mutantsOf('a.ts', text).map((mutant) => withMutant(text, mutant));

describe('planted faults', () => {
  it('turn conditions, comparisons, values and effects round, one at a time', () => {
    expect(changed('if (a < 2) save(a);')).toEqual(['if (!(a < 2)) save(a);', 'if (a <= 2) save(a);', 'if (a < 2) ;']);
    expect(changed('const f = () => [1];')).toEqual(['const f = () => undefined;', 'const f = () => [];']);
    expect(changed('function f() { return a && true; }')).toEqual([
      'function f() { return undefined; }',
      'function f() { return a || true; }',
      'function f() { return a && false; }',
    ]);
    expect(changed("throw new Error('x');")).toEqual([';']);
  });

  it('are none in types, imports and what is only logged', () => {
    expect(
      changed("import a from 'a'; type B = true; interface C { d: [1] } log.warn('x'); deps.log.info(1);"),
    ).toEqual([]);
  });

  it('name their line, counted from 1', () => {
    expect(mutantsOf('a.ts', 'const a = 1;\n\nconst b = true;')).toEqual([
      { file: 'a.ts', line: 3, start: 24, end: 28, replacement: 'false' },
    ]);
  });
});

describe('the sample', () => {
  const all = Array.from(
    { length: 50 },
    (_, start): Mutant => ({ file: 'a.ts', line: 1, start, end: 9, replacement: '' }),
  );

  it.each([0, 1, 49, 50, 80])('is the same for the same seed, and has no fault twice, when %i are wanted', (count) => {
    const drawn = drawMutants(all, count, 7);
    expect(drawMutants([...all].reverse(), count, 7)).toEqual(drawn);
    expect(new Set(drawn).size).toBe(Math.min(count, all.length));
  });

  it('is another one for another seed', () => {
    expect(drawMutants(all, 10, 7)).not.toEqual(drawMutants(all, 10, 8));
  });
});
