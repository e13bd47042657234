/**
 * How well an order of results serves what was judged, 0 to 1: the gain of each of the first ten is smaller the later it
 * stands, compared with the best possible order (Järvelin, Kekäläinen: Cumulated gain-based evaluation, 2002).
 */
export function ndcg(found: readonly string[], grades: Readonly<Record<string, number>>, depth = 10): number {
  const gain = (list: readonly number[]): number =>
    list.slice(0, depth).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
  const best = gain(Object.values(grades).sort((a, b) => b - a));
  return best === 0 ? 0 : gain(found.map((name) => grades[name] ?? 0)) / best;
}
