import type { Alternative, QueryGroup } from './search-query.rules.ts';

/** A group of alternatives with how much it says: a word that is in few articles says more. */
export interface WeightedGroup {
  /** Those that are in an article. */
  alternatives: readonly Alternative[];
  rarity: number;
  /** It finds no article alone: it only decides among those that say something else too. */
  usual: boolean;
}

/** How often articles say what is asked for, and how much of it one must say. */
export interface Counted {
  /** In how many articles a term is, of those that are in any. */
  counts: ReadonlyMap<string, number>;
  /** Number of all articles. */
  all: number;
  /** The least share of what is asked for that an article must say. */
  leastShare: number;
}

/**
 * Share and number of articles from which on a word finds none alone, unless it is the rarest that is asked for: reading
 * the articles that say nothing else takes most of the time of a search, and they are not what somebody looks for.
 */
const USUAL_SHARE = 0.15;
const USUAL_FROM = 500;
/** Things that a text asks for at most, the rarest. */
const GROUPS_MAX = 12;
/** Sums of the database are of single precision. */
const ALMOST = 0.999;

/** What a word that is in so many of all articles says: less, the more there are (the logarithm of BM25). */
const rarityOf = (articles: number, all: number): number =>
  Math.log(1 + (Math.max(all, articles) - articles + 0.5) / (articles + 0.5));

/**
 * Each group with its rarity, the rarest first, by the most usual of its alternatives; what nobody says counts like the
 * mean of the others.
 */
export function weigh(groups: readonly QueryGroup[], { counts, all, leastShare }: Counted): WeightedGroup[] {
  const known = groups.map(({ alternatives }) => Math.max(0, ...alternatives.map(({ term }) => counts.get(term) ?? 0)));
  const rarities = known.map((count) => (count === 0 ? null : rarityOf(count, all)));
  const said = rarities.filter((rarity) => rarity !== null);
  const mean = said.length === 0 ? 1 : said.reduce((sum, rarity) => sum + rarity, 0) / said.length;
  const rarest = Math.min(...known.filter((count) => count > 0));
  const weighted = groups
    .map(({ alternatives }, index) => ({
      alternatives: alternatives.filter(({ term }) => counts.has(term)),
      rarity: rarities[index] ?? mean,
      usual: known[index] !== rarest && (known[index] ?? 0) > Math.max(USUAL_FROM, all * USUAL_SHARE),
    }))
    .sort((a, b) => b.rarity - a.rarity)
    .slice(0, GROUPS_MAX);
  return withoutTooLittle(weighted, leastShare);
}

/**
 * The most usual groups that all together are less than the least share are usual too: no article is found by them
 * alone, so those that say nothing else need not be read.
 */
function withoutTooLittle(groups: readonly WeightedGroup[], leastShare: number): WeightedGroup[] {
  let left = groups.reduce((sum, { rarity }) => sum + rarity, 0) * leastShare * ALMOST;
  return groups
    .toReversed()
    .map((group) => {
      if (group.alternatives.length === 0) return group;
      left -= group.rarity;
      return left > 0 ? { ...group, usual: true } : group;
    })
    .toReversed();
}
