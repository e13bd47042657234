import { toEn } from './digits.ts';

const ARABIC_LETTERS: Record<string, string> = { ي: 'ی', ى: 'ی', ك: 'ک' };
/** Zero-width and bidi controls except ZWNJ (U+200C), and the soft hyphen. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200d-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
// PostgreSQL refuses NUL in text, and no other control character except a line break has a meaning in a field.
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g;

function letters(text: string): string {
  return text.normalize('NFC').replace(/[يىك]/g, (c) => ARABIC_LETTERS[c] ?? c);
}

/**
 * Cleans what a person typed into a plain one-line field before it is checked and stored: NFC, Persian ی and ک, line
 * breaks and tabs become spaces, invisible and bidi control characters are removed, trimmed. ZWNJ and digits stay
 * (decisions 2.0).
 */
export function normalizeInput(text: string): string {
  const visible = text
    .replace(INVISIBLE, '')
    .replace(CONTROLS, '')
    .replace(/[\t\n\v\f\r\u2028\u2029]+/g, ' ');
  return letters(visible)
    .replace(/^[\s\u200c]+/, '')
    .replace(/[\s\u200c]+$/, '');
}

/**
 * Like {@link normalizeInput}, for a plain field of several lines: line breaks stay (as `\n`), and so do characters
 * that control direction; trimmed at both ends. A text of which nothing is visible becomes empty.
 */
export function normalizeText(text: string): string {
  const trimmed = normalizeRun(text).trim();
  return trimmed.replace(INVISIBLE, '').replace(/[\s\u200c]+/g, '') === '' ? '' : trimmed;
}

/** As {@link normalizeText}, for a piece of a text: the blanks at its ends stay. */
export function normalizeRun(text: string): string {
  return letters(text.replace(CONTROLS, '').replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n'));
}

/**
 * Like {@link normalizeInput}, for fields that are codes: numbers, phones, e-mails, user names. Digits become ASCII and
 * ZWNJ is removed too (decisions 2.0).
 */
export function normalizeCode(text: string): string {
  return toEn(normalizeInput(text)).replace(/\u200c/g, '');
}

/** Whether a person sees anything of a text; spaces, joiners, fillers and marks of direction are not seen. */
export const isVisible = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, ''));

const FOLDED: Record<string, string> = { ٱ: 'ا', ة: 'ه', ە: 'ه', ہ: 'ه', ھ: 'ه', ي: 'ی', ى: 'ی', ك: 'ک', ڪ: 'ک' };

/**
 * The text that search compares, both for stored text and for queries: letters folded (آأإٱ→ا، ةۀ→ه، ؤ→و، ئي→ی، ك→ک),
 * diacritics and tatweel removed, digits ASCII, lower-case, each ZWNJ and each run of whitespace becomes one space,
 * trimmed. Idempotent. `tsvector('simple')` is built from this text (decisions 2.0 "Search key").
 */
export function searchKey(text: string): string {
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(/[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/g, '')
    .replace(/[ٱةەہھيىكڪ]/g, (c) => FOLDED[c] ?? c)
    .replace(CONTROLS, '')
    .normalize('NFC');
  return toEn(folded)
    .replace(/[\s\u200c]+/g, ' ')
    .trim();
}

/**
 * {@link searchKey} without its spaces: the content of trigram columns, so «می‌خواهم», «می خواهم» and «میخواهم» are the
 * same text (decisions 2.0).
 */
export function searchKeyCompact(text: string): string {
  return searchKey(text).replace(/ /g, '');
}

/**
 * The words of a query, each compact: split where the person typed a space, never at a ZWNJ (decisions 2.0). Empty
 * words are left out.
 */
export function searchWords(query: string): string[] {
  return query
    .split(/\s+/)
    .map(searchKeyCompact)
    .filter((word) => word !== '');
}
