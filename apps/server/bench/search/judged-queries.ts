import { ARABIC_LETTERS_QUERIES } from './judged-queries/arabic-letters.ts';
import { CODE_QUERIES } from './judged-queries/code.ts';
import { COLLOQUIAL_QUERIES } from './judged-queries/colloquial.ts';
import { ENDINGS_QUERIES } from './judged-queries/endings.ts';
import { ENGLISH_QUERIES } from './judged-queries/english.ts';
import { EXACT_QUERIES } from './judged-queries/exact.ts';
import { HALF_SPACE_QUERIES } from './judged-queries/half-space.ts';
import { JOINED_QUERIES } from './judged-queries/joined.ts';
import { LAYOUT_QUERIES } from './judged-queries/layout.ts';
import { MISSPELLING_QUERIES } from './judged-queries/misspelling.ts';
import { NONE_QUERIES } from './judged-queries/none.ts';
import { QUESTION_QUERIES } from './judged-queries/question.ts';
import { TRANSLITERATION_QUERIES } from './judged-queries/transliteration.ts';
import type { JudgedQuery, JudgedText, QueryKind } from './judged-query.ts';

const BY_KIND: Record<QueryKind, readonly JudgedText[]> = {
  exact: EXACT_QUERIES,
  'half-space': HALF_SPACE_QUERIES,
  'arabic-letters': ARABIC_LETTERS_QUERIES,
  joined: JOINED_QUERIES,
  endings: ENDINGS_QUERIES,
  colloquial: COLLOQUIAL_QUERIES,
  english: ENGLISH_QUERIES,
  transliteration: TRANSLITERATION_QUERIES,
  layout: LAYOUT_QUERIES,
  misspelling: MISSPELLING_QUERIES,
  question: QUESTION_QUERIES,
  code: CODE_QUERIES,
  none: NONE_QUERIES,
};

/**
 * 500 queries as people type them, judged over all public articles of the demo's knowledge base
 * (seeds/corpora/knowledge-base): what a guest may find. An article that is not named does not answer the query.
 */
export const JUDGED_QUERIES: readonly JudgedQuery[] = (Object.keys(BY_KIND) as QueryKind[]).flatMap((kind) =>
  BY_KIND[kind].map((judged) => ({ ...judged, kind })),
);
