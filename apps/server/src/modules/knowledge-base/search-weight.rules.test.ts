import fc from 'fast-check';
import { weigh } from './search-weight.rules.ts';

const asking = (...terms: string[]) => terms.map((term) => ({ alternatives: [{ term, factor: 1 }] }));
const counted = (counts: Record<string, number>, all: number) => ({
  counts: new Map(Object.entries(counts)),
  all,
  leastShare: 0.3,
});
const usual = (groups: ReturnType<typeof weigh>) =>
  groups.filter((group) => group.usual).map(({ alternatives }) => alternatives[0]!.term);

describe('what the words of a search say', () => {
  it('[7.17] lets a word of most articles find none alone, unless it is the rarest that is asked for', () => {
    const counts = { invoice: 6_300, sale: 3_500, tax: 200 };
    expect(usual(weigh(asking('invoice', 'tax'), counted(counts, 10_000)))).toEqual(['invoice']);
    expect(usual(weigh(asking('invoice', 'sale'), counted(counts, 10_000)))).toEqual(['invoice']);
    expect(usual(weigh(asking('invoice'), counted(counts, 10_000)))).toEqual([]);
    expect(usual(weigh(asking('invoice', 'nowhere'), counted(counts, 10_000)))).toEqual([]);
  });

  it('[7.17] asks only for what is in an article, the rarest first', () => {
    const groups = weigh(
      [{ alternatives: ['printer', 'nowhere'].map((term) => ({ term, factor: 1 })) }, ...asking('tax')],
      counted({ printer: 40, tax: 3 }, 100),
    );
    expect(groups.map(({ alternatives }) => alternatives.map(({ term }) => term))).toEqual([['tax'], ['printer']]);
  });

  it('[7.17] reads no article for words that together say less than an article must say, and leaves no other out', () => {
    const word = fc.record({ articles: fc.integer({ min: 0, max: 400 }), said: fc.boolean() });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 10 }), (words) => {
        const counts = Object.fromEntries(
          words.flatMap(({ articles }, n) => (articles > 0 ? [[`w${n}`, articles]] : [])),
        );
        const groups = weigh(asking(...words.map((_, n) => `w${n}`)), counted(counts, 400));
        const said = groups.filter(({ alternatives: [one] }) => one && words[Number(one.term.slice(1))]!.said);
        const sum = (list: typeof groups) => list.reduce((total, { rarity }) => total + rarity, 0);
        // an article that says these words and enough of what is asked for is found by one of them
        const enough = said.length > 0 && sum(said) >= 0.3 * sum(groups);
        return !enough || said.some((group) => !group.usual);
      }),
    );
    const counts = { a: 300, b: 40, c: 30, d: 20 };
    expect(usual(weigh(asking('a', 'b', 'c', 'd'), counted(counts, 400)))).toEqual(['a']);
  });
});
