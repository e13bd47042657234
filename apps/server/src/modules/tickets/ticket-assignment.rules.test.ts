import fc from 'fast-check';
import { nextAssignee, type Candidate } from './ticket-assignment.rules.ts';

const candidates = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 40 }), open: fc.nat(6), load: fc.nat(12) }),
  {
    selector: ({ id }) => id,
    maxLength: 12,
  },
);
const cap = fc.option(fc.integer({ min: 1, max: 6 }));
const free = (people: readonly Candidate[], most: number | null) =>
  people.filter(({ open }) => most === null || open < most).map(({ id }) => id);

describe('[decisions 2.7] who gets a ticket', () => {
  it('by turns, everybody who may get one gets as many as everybody else', () => {
    fc.assert(
      fc.property(candidates, cap, fc.option(fc.nat(45)), (people, most, start) => {
        const ids = free(people, most);
        const turns: number[] = [];
        let last = start;
        for (const _ of ids) {
          const id = nextAssignee('round_robin', people, { last, cap: most })!;
          turns.push(id);
          last = id;
        }
        expect([...turns].sort((a, b) => a - b)).toEqual([...ids].sort((a, b) => a - b));
        if (ids.length === 0) expect(nextAssignee('round_robin', people, { last, cap: most })).toBeNull();
      }),
    );
  });

  it('by load, nobody who may get one has less of it', () => {
    fc.assert(
      fc.property(candidates, cap, fc.option(fc.nat(45)), (people, most, last) => {
        const id = nextAssignee('least_open', people, { last, cap: most });
        const load = new Map(people.map((one) => [one.id, one.load]));
        const least = Math.min(...free(people, most).map((one) => load.get(one)!));
        expect(id === null ? Infinity : load.get(id)).toBe(least);
      }),
    );
  });

  it('of several with the same load the next one after the last', () => {
    const people = [1, 2, 3].map((id) => ({ id, open: 2, load: 200 }));
    expect([null, 1, 2, 3, 9].map((last) => nextAssignee('least_open', people, { last, cap: null }))).toEqual([
      1, 2, 3, 1, 1,
    ]);
  });
});
