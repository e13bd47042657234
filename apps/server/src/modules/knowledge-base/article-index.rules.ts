import { consonantsOf, searchTerms, soundKey, waysToSay } from '@hamyar/persian/search';

/** What the search reads of an article. */
export interface IndexedText {
  name: string;
  keywords: readonly string[];
  /** Names of its tags. */
  tags: readonly string[];
  excerpt: string | null;
  body_html: string;
  /** The text of the body. */
  text: string;
}

/** How much a term says about an article. */
export interface WeightedTerm {
  term: string;
  weight: number;
}

/** A word that says a term, with the keys by which misspelled ones find it. */
export interface IndexedWord {
  word: string;
  term: string;
  sound: string;
  consonants: string;
}

/** An article as the search has it. */
export interface IndexedArticle {
  terms: WeightedTerm[];
  words: IndexedWord[];
}

/** Longest word and term that are indexed, characters; nobody searches for a longer one. */
const LONGEST = 60;

// BM25F: the occurrences of a term in all fields count together, each field by its weight and compared with its usual
// length, and every further occurrence counts less (Robertson, Zaragoza: The Probabilistic Relevance Framework, 2009).
interface Field {
  weight: number;
  /** How much a longer text counts against its terms, 0 to 1. */
  length: number;
  /** Its usual number of terms; fixed, so that an article can be indexed without reading the others. */
  usual: number;
}
const FIELDS = {
  name: { weight: 5, length: 0.3, usual: 5 },
  keywords: { weight: 3, length: 0, usual: 3 },
  headings: { weight: 2, length: 0.5, usual: 12 },
  excerpt: { weight: 2, length: 0.4, usual: 12 },
  // they sort articles for those who write them; what is written for readers says more
  tags: { weight: 1.5, length: 0, usual: 3 },
  text: { weight: 1, length: 0.6, usual: 120 },
} satisfies Record<string, Field>;
/** From how many weighted occurrences on a term is hardly worth more. */
const SATURATION = 1.6;

const headingsOf = (html: string): string =>
  [...html.matchAll(/<h[2-4][^>]*>(.*?)<\/h[2-4]>/gs)]
    .map(([, inside = '']) => inside.replace(/<[^>]*>/g, ' '))
    .join(' ');

/** The terms of an article with their weights, and the words that say them. */
export function indexArticle({ name, keywords, tags, excerpt, body_html, text }: IndexedText): IndexedArticle {
  const fields: [Field, string][] = [
    [FIELDS.name, name],
    [FIELDS.keywords, keywords.join(' . ')],
    [FIELDS.headings, headingsOf(body_html)],
    [FIELDS.excerpt, excerpt ?? ''],
    [FIELDS.tags, tags.join(' . ')],
    [FIELDS.text, text],
  ];
  const occurrences = new Map<string, number>();
  const words = new Map<string, string>();
  for (const [{ weight, length, usual }, written] of fields) {
    const terms = searchTerms(written).filter(({ term, word }) => term.length <= LONGEST && word.length <= LONGEST);
    const each = weight / (1 - length + (length * terms.length) / usual);
    for (const { term, word } of terms) {
      occurrences.set(term, (occurrences.get(term) ?? 0) + each);
      for (const one of [term, word, ...waysToSay(term)]) words.set(one, term);
    }
  }
  return {
    terms: [...occurrences].map(([term, count]) => ({
      term,
      weight: (count * (SATURATION + 1)) / (count + SATURATION),
    })),
    words: [...words].map(([word, term]) => ({ word, term, sound: soundKey(word), consonants: consonantsOf(word) })),
  };
}
