import { all, any, clauses, isNull, type Predicate } from '@hamyar/domain';
import { intersectScope } from '../../platform/policy/union-branches.ts';

/**
 * The tickets of a scope that are also within a predicate. A clause of it that the scope has itself stays as it is, so
 * that the rollup and the index of each clause still answer for it.
 */
export function scopeWithin(scope: Predicate, within: Predicate): Predicate {
  const known = new Set(clauses(scope).map((clause) => JSON.stringify(clause)));
  return any(
    ...clauses(within).flatMap((part) => {
      const existing = all(isNull('deleted_at'), part);
      return known.has(JSON.stringify(existing)) ? existing : clauses(intersectScope(scope, part));
    }),
  );
}
