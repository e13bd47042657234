/**
 * The average of satisfaction votes as a percentage: level index × 20, rounded to a whole number; null ("unknown")
 * when nobody gave an opinion. `votes[level]` is the number of votes of levels 0 (no opinion) to 5. Source: spec 9.13.
 */
export function satisfactionAverage(votes: readonly number[]): number | null {
  let count = 0;
  let sum = 0;
  for (let level = 1; level <= 5; level += 1) {
    count += votes[level] ?? 0;
    sum += (votes[level] ?? 0) * level * 20;
  }
  return count === 0 ? null : Math.round(sum / count);
}
