import { toEn } from './digits.ts';
import { normalizeInput } from './normalize.ts';

/** Characters of an address that is still shown whole. */
const LONGEST = 80;
/** Vowel signs and tatweel: they change how a word looks, not which word it is. */
const SIGNS = /[\u0640\u064b-\u065f\u0670]/g;

/**
 * A title as a part of an address (decisions 2.12): Persian letters stay, digits are ASCII, everything else is a hyphen:
 * «راهِ چاپ (۲)» → «راه-چاپ-2». At most 80 characters, cut between words where it can be; `-` when there is nothing to read.
 * The caller escapes it for a URL.
 */
export function slugOf(title: string): string {
  const words = toEn(normalizeInput(title))
    .toLowerCase()
    .replace(SIGNS, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
  const letters = [...words.join('-')];
  if (letters.length <= LONGEST) return letters.join('') || '-';
  const cut = letters.slice(0, LONGEST + 1).join('');
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : letters.slice(0, LONGEST).join('');
}
