import { SEARCH_MIN_CHARS } from '@hamyar/contracts';
import { searchKey, searchWords } from '@hamyar/persian';

/** A query in the form of the indexes. */
export interface SearchTerms {
  /** words without spaces, for the trigram columns */
  dense: readonly string[];
  /** for `to_tsquery('simple', …)`, or null where contents are not searched */
  tsquery: string | null;
  /** the folded words and parts of words of the tsquery */
  lexemes: readonly string[];
}

const MAX_WORDS = 8;

/** Parses a query for the indexes: dense words for subjects and names, a prefix query for contents. */
export function termsOf(text: string): SearchTerms {
  const dense = searchWords(text).slice(0, MAX_WORDS);
  const lexemes = text
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) =>
      searchKey(word)
        .replace(/[^\p{L}\p{N} ]+/gu, ' ')
        .split(' ')
        .filter(Boolean),
    )
    .filter((parts) => parts.length > 0);
  // A word of two parts («می‌شود») is two consecutive lexemes; the last one is a prefix.
  const tsquery = lexemes
    .map((parts) => `(${parts.map((part, i) => `'${part}'${i === parts.length - 1 ? ':*' : ''}`).join(' <-> ')})`)
    .join(' & ');
  const long = text.trim().length >= SEARCH_MIN_CHARS && dense.some((word) => word.length >= SEARCH_MIN_CHARS);
  return { dense, lexemes: lexemes.flat(), tsquery: long && tsquery !== '' ? tsquery : null };
}

// Code of a folded letter → the letters that `plain_search_key` replaces by it: alef, heh, waw and yeh.
const FOLDED_FROM: Record<number, string> = {
  0x0627: '\\u0627\\u0622\\u0623\\u0625',
  0x0647: '\\u0647\\u0629\\u06C0',
  0x0648: '\\u0648\\u0624',
  0x06cc: '\\u06CC\\u0626',
};
const PERSIAN_ZERO = 0x06f0;
/** What may be between two letters of a word in stored HTML: diacritics that are removed, and elements. */
const BETWEEN = '(?:[\\u064B-\\u0652\\u0654]|<[^>]*>)*';

function letterPattern(letter: string): string {
  if (/[0-9]/.test(letter)) return `[${letter}${String.fromCharCode(PERSIAN_ZERO + Number(letter))}]`;
  if (/[a-z]/.test(letter)) return `[${letter}${letter.toUpperCase()}]`;
  const folded = FOLDED_FROM[letter.codePointAt(0) ?? 0];
  return folded ? `[${folded}]` : letter;
}

/**
 * Patterns that match every stored content with the words: the inverse of `plain_search_key`. Testing them is many
 * times cheaper than reading a content's words, so they are tested first; they may match more.
 */
export const storedPatterns = (lexemes: readonly string[]): string[] =>
  lexemes.map((lexeme) => [...lexeme].map(letterPattern).join(BETWEEN));
