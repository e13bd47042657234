import { searchWords } from '@hamyar/persian';

/** From here on two titles are taken for the same request. */
const SIMILAR_FROM = 0.5;

/** The parts of three letters of all words, whose beginning and end count too. */
const partsOf = (title: string): ReadonlySet<string> =>
  new Set(
    searchWords(title).flatMap((word) => {
      const letters = [' ', ' ', ...word, ' '];
      return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
    }),
  );

/**
 * How alike two titles are, from 0 to 1: the share of common parts of words (Dice), whatever their order, their letter
 * forms and digits. Source: decisions 2.26 "duplicate detection".
 */
export function likeness(one: string, other: string): number {
  const [first, second] = [partsOf(one), partsOf(other)];
  if (first.size === 0 || second.size === 0) return 0;
  const common = [...first].filter((part) => second.has(part)).length;
  return (2 * common) / (first.size + second.size);
}

/** Those with a title like this one, the most similar first. */
export function similarTo<Titled extends { subject: string }>(subject: string, rows: readonly Titled[]): Titled[] {
  return rows
    .map((row) => ({ row, like: likeness(subject, row.subject) }))
    .filter(({ like }) => like >= SIMILAR_FROM)
    .sort((a, b) => b.like - a.like)
    .map(({ row }) => row);
}
