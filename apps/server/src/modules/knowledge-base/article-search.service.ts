import type { SearchTerm } from '@hamyar/persian/search';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Db } from '../../platform/database/pool.ts';
import { articlesOfTerms, countTerms, similarWords, termsFrom, type TermCounts } from './article-index.repository.ts';
import { findByTerms } from './article-search.repository.ts';
import {
  bestReading,
  corrections,
  groupsOf,
  joinedWords,
  looseTerms,
  partsToLookUp,
  readingsOf,
  splitTerms,
  termsToLookUp,
  unknownWords,
  type IsKnown,
  type QueryGroup,
  type Unknown,
} from './search-query.rules.ts';
import { weigh } from './search-weight.rules.ts';

/** A search among the articles that somebody may read. */
export interface ArticleSearch {
  text: string;
  /** A condition over the alias `a` of `article`: the predicate of the reader, and filters. */
  visible: RawBuilder<SqlBool>;
  limit: number;
  offset: number;
  /** The text is still being written: its last word may be unfinished, and it asks for more than it must find. */
  unfinished?: boolean;
}

/** Articles that were found, the best first, and how many there are. */
export interface FoundArticles {
  ids: number[];
  total: number;
}

/** The least share of what a search asks for that an article must say. Of a long text it is less. */
const LEAST_SHARE = 0.3;
const LEAST_SHARE_OF_TEXT = 0.2;

/** What a query asks for, and how often articles say it. */
interface ReadQuery extends TermCounts {
  groups: QueryGroup[];
}

const NOTHING_UNKNOWN = { loose: new Map(), split: new Map(), corrected: new Map(), begun: [] } as const;

/** The words of a text as groups of terms of the index: synonyms, corrections, and what was typed with another layout. */
async function readQuery(db: Db, text: string, unfinished: boolean): Promise<ReadQuery> {
  const readings = readingsOf(text);
  const { counts, all } = await countTerms(db, termsToLookUp(readings));
  const isKnown: IsKnown = (term) => counts.has(term);
  const reading = bestReading(readings, isKnown);
  const unknown = unknownWords(reading, isKnown);
  if (unknown.length === 0) return { groups: groupsOf(reading, isKnown, NOTHING_UNKNOWN), counts, all };
  const groups = groupsOf(reading, isKnown, await guessUnknown(db, reading, unknown, unfinished));
  const found = groups.flatMap(({ alternatives }) => alternatives.map(({ term }) => term));
  const more = await articlesOfTerms(
    db,
    found.filter((term) => !isKnown(term)),
  );
  return { groups, counts: new Map([...counts, ...more]), all };
}

/** What the words of a reading may stand for that are in no article as they are. */
async function guessUnknown(
  db: Db,
  reading: readonly SearchTerm[],
  unknown: readonly SearchTerm[],
  unfinished: boolean,
): Promise<Unknown> {
  const words = [...new Set(unknown.map(({ word }) => word))];
  const misspelled = [...new Set([...words, ...joinedWords(reading, unknown)])];
  const loose = new Map(words.map((word) => [word, looseTerms(word)] as const));
  const last = reading.at(-1);
  const [known, similar, begun] = await Promise.all([
    articlesOfTerms(db, [...[...loose.values()].flat(), ...words.flatMap(partsToLookUp)]),
    similarWords(db, misspelled),
    unfinished && last && unknown.includes(last) && last.word.length > 2 ? termsFrom(db, last.word) : [],
  ]);
  return {
    loose: new Map([...loose].map(([word, terms]) => [word, terms.filter((term) => known.has(term))] as const)),
    split: new Map(
      words.flatMap((word) => {
        const terms = splitTerms(word, (term) => known.has(term));
        return terms ? [[word, terms] as const] : [];
      }),
    ),
    corrected: new Map(misspelled.map((word) => [word, corrections(word, similar.get(word) ?? [])] as const)),
    begun,
  };
}

/** Finds articles by what people type: the one search of readers, suggestions and the command palette. */
export async function searchArticles(
  db: Db,
  { text, visible, limit, offset, unfinished = false }: ArticleSearch,
): Promise<FoundArticles> {
  const { groups, counts, all } = await readQuery(db, text, unfinished);
  const leastShare = unfinished ? LEAST_SHARE_OF_TEXT : LEAST_SHARE;
  return findByTerms(db, {
    groups: weigh(groups, { counts, all, leastShare }),
    visible,
    leastShare,
    limit,
    offset,
  });
}
