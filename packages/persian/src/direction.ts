export type Direction = 'rtl' | 'ltr';

const STRONG = /[\u200e\u200f\u061c\u2066-\u2069]|\p{L}/gu;
const RTL_LETTER =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u;

/**
 * The direction of a text by its first strong character (UAX #9 P2-P3: isolated parts are skipped), or null when it has
 * none, such as digits only. Decides the stored `dir` of rich blocks (decisions 2.0 "Direction").
 */
export function firstStrongDirection(text: string): Direction | null {
  let isolated = 0;
  for (const [char] of text.matchAll(STRONG)) {
    if (char === '\u2069') isolated = Math.max(0, isolated - 1);
    else if (char >= '\u2066' && char <= '\u2068') isolated += 1;
    else if (isolated === 0) return char === '\u200f' || char === '\u061c' || RTL_LETTER.test(char) ? 'rtl' : 'ltr';
  }
  return null;
}

const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Wraps foreign text for a plain-string sentence (toast, notification, mail subject) so that it cannot reorder the text
 * around it: U+2068 … U+2069 (design/persian-ux A3).
 */
export function isolate(text: string | number): string {
  return `\u2068${String(text).replace(CONTROLS, '')}\u2069`;
}

/**
 * Like {@link isolate}, for text that is always left to right: ticket numbers, phones, paths, percents (U+2066 …
 * U+2069).
 */
export function isolateLtr(text: string | number): string {
  return `\u2066${String(text).replace(CONTROLS, '')}\u2069`;
}
