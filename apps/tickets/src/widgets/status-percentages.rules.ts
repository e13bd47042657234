/** Whole percentages of counts that add to a hundred: the largest remainders are rounded up. All zero when there is nothing. */
export function percentages(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count * 100) / total);
  const floors = exact.map(Math.floor);
  const missing = 100 - floors.reduce((sum, share) => sum + share, 0);
  const roundedUp = exact
    .map((share, index) => ({ index, rest: share - floors[index]! }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
    .slice(0, missing);
  return floors.map((share, index) => (roundedUp.some((one) => one.index === index) ? share + 1 : share));
}
