import fc from 'fast-check';
import {
  all,
  always,
  any,
  clauses,
  eq,
  hasShare,
  evaluatePredicate,
  isNull,
  never,
  not,
  oneOf,
  type Predicate,
  type PolicyObject,
} from './predicate.ts';

const object = fc.record({
  a: fc.option(fc.nat(3)),
  b: fc.option(fc.nat(3)),
  shares: fc.array(fc.record({ user_id: fc.nat(3), editable: fc.boolean() }), { maxLength: 3 }),
}) as fc.Arbitrary<PolicyObject>;

const { tree } = fc.letrec<{ tree: Predicate }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(always, never),
    fc.tuple(fc.constantFrom('a', 'b'), fc.nat(3)).map(([field, value]) => eq(field, value)),
    fc
      .tuple(fc.constantFrom('a', 'b'), fc.array(fc.nat(3), { maxLength: 3 }))
      .map(([field, values]) => oneOf(field, values)),
    fc.constantFrom('a', 'b').map(isNull),
    fc.tuple(fc.nat(3), fc.constantFrom(undefined, true, false)).map(([id, editable]) => hasShare(id, editable)),
    fc.array(tie('tree'), { maxLength: 3 }).map((parts) => all(...parts)),
    fc.array(tie('tree'), { maxLength: 3 }).map((parts) => any(...parts)),
    tie('tree').map(not),
  ),
}));

describe('predicates', () => {
  it('[decisions 2.1] follow the laws of logic, with an empty field equal to nothing', () => {
    fc.assert(
      fc.property(tree, tree, object, (p, q, o) => {
        expect(evaluatePredicate(not(p), o)).toBe(!evaluatePredicate(p, o));
        expect(evaluatePredicate(all(p, q), o)).toBe(evaluatePredicate(p, o) && evaluatePredicate(q, o));
        expect(evaluatePredicate(any(p, q), o)).toBe(evaluatePredicate(p, o) || evaluatePredicate(q, o));
        expect(evaluatePredicate(not(all(p, q)), o)).toBe(evaluatePredicate(any(not(p), not(q)), o));
        expect(clauses(p).some((clause) => evaluatePredicate(clause, o))).toBe(evaluatePredicate(p, o));
      }),
      { numRuns: 2_000 },
    );
  });

  it('[decisions 2.1] refuse to decide about a field that the object does not have', () => {
    expect(() => evaluatePredicate(eq('branch_id', 1), { a: 1 })).toThrow('branch_id');
    expect(() => evaluatePredicate(hasShare(1), { a: 1 })).toThrow('shares');
  });
});
