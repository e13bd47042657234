import type { AssignMode } from '@hamyar/contracts';

/** Somebody who may get a ticket, with the open tickets that they have, and how much these are. */
export interface Candidate {
  id: number;
  open: number;
  load: number;
}

/**
 * Who gets a ticket by the department's way of assigning (decisions 2.7): by turns the next one after whose turn was
 * last, by load whoever has the least of it, and of several the next one. Nobody who has as many open tickets as one may
 * have; null when nobody is left.
 */
export function nextAssignee(
  mode: Exclude<AssignMode, 'manual'>,
  candidates: readonly Candidate[],
  { last, cap }: { last: number | null; cap: number | null },
): number | null {
  const free = candidates.filter(({ open }) => cap === null || open < cap);
  const least = Math.min(...free.map(({ load }) => load));
  const ids = free
    .filter(({ load }) => mode !== 'least_open' || load === least)
    .map(({ id }) => id)
    .sort((a, b) => a - b);
  return ids.find((id) => last !== null && id > last) ?? ids[0] ?? null;
}
