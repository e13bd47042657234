import { searchKey } from '../normalize.ts';
import { isStopWord } from './stop-words.ts';
import { formsOf, stemOf } from './stem.ts';
import { LONGEST_SYNONYM, meaningOf } from './synonyms.ts';

/** One thing that a text speaks of, as the index of a search has it, with the words that said it. */
export interface SearchTerm {
  /** The meaning of a synonym, or the stem of a word. */
  term: string;
  /** What was written, folded, without spaces. */
  word: string;
}

/** What is written together with the word before it, with a half-space, a space or neither. */
const ENDING = /^(?:ها|های|هایی|هایم|هایت|هایش|هایمان|هایتان|هایشان|تر|ترین)$/;
/** Such endings that are one only behind a half-space: alone they are words. */
const GLUED_ENDING = /^(?:ام|ات|اش|ای|اند|ایم|اید|مان|تان|شان|ی)$/;
/** «پسوردم»: cut only where a meaning is found, because too many words end so. */
const POSSESSION = /[متش]$/;
const VERB_PREFIX = /^ن?می$/;

/** The folded words of a text, with the endings and prefixes that belong to them. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  let prefix = '';
  for (const unit of text.split(/[^\p{L}\p{N}\p{M}\u200c]+/u)) {
    const parts = searchKey(unit).split(' ').filter(Boolean);
    for (const [index, part] of parts.entries()) {
      const belongs =
        words.length > 0 && prefix === '' && (ENDING.test(part) || (index > 0 && GLUED_ENDING.test(part)));
      if (belongs) words[words.length - 1] += part;
      else if (VERB_PREFIX.test(part)) prefix = part;
      else {
        words.push(prefix + part);
        prefix = '';
      }
    }
  }
  return words;
}

/** The meaning of the words from a position on, of as many of them as possible. */
function meaningAt(words: readonly string[], from: number): { term: string; count: number } | null {
  for (let count = Math.min(LONGEST_SYNONYM, words.length - from); count > 0; count -= 1) {
    const said = words.slice(from, from + count);
    const head = said.slice(0, -1).join('');
    const last = said.at(-1) ?? '';
    const term = [last, ...formsOf(last), last.replace(POSSESSION, '')]
      .map((form) => meaningOf(head + form))
      .find((meaning) => meaning !== undefined);
    if (term !== undefined) return { term, count };
  }
  return null;
}

/**
 * What a text speaks of, in its order: letters folded, endings cut, synonyms and spellings of one meaning made one,
 * words that say nothing left out. Texts and queries are read by this one function; «چاپگرها»، «چاپگر ها» and `printer`
 * are the same term (decisions 2.0 "Search key").
 */
export function searchTerms(text: string): SearchTerm[] {
  const words = wordsOf(text);
  const found: SearchTerm[] = [];
  for (let at = 0; at < words.length; ) {
    const meaning = meaningAt(words, at);
    const word = words.slice(at, at + (meaning?.count ?? 1)).join('');
    const term = meaning?.term ?? stemOf(word);
    // a letter alone is an ending that was written apart, or nothing
    const saysSomething = !/^\p{L}$/u.test(word) && !isStopWord(word) && !isStopWord(term);
    if (meaning || saysSomething) found.push({ term, word });
    at += meaning?.count ?? 1;
  }
  return found;
}
