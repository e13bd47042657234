// What a key of the keyboard types in the English and in the Persian layout (ISIRI 9147): people type whole searches before they see that the layout was wrong.

const LATIN = "qwertyuiop[]asdfghjkl;'\\zxcvbnm,";
const PERSIAN = 'ضصثقفغعهخحجچشسیبلاتنمکگپظطزرذدئو';
const PAIRS = [...LATIN].map((latin, index) => [latin, [...PERSIAN][index]!] as const);
const TO_PERSIAN = new Map<string, string>([...PAIRS, ['`', 'پ'], ['C', 'ژ'], ['H', 'آ']]);
// «پ» is on the key of m in other layouts, and nobody searches for a backslash
const TO_LATIN = new Map<string, string>([
  ...PAIRS.map(([latin, persian]) => [persian, latin] as const),
  ['پ', 'm'],
  ['ژ', 'c'],
  ['آ', 'h'],
]);

const typedWith = (keys: ReadonlyMap<string, string>, text: string): string =>
  [...text].map((letter) => keys.get(letter) ?? keys.get(letter.toLowerCase()) ?? letter).join('');

/** What somebody meant who typed Persian with the English layout: `sghl` is «سلام». Other characters stay. */
export const meantInPersian = (text: string): string => typedWith(TO_PERSIAN, text);

/** What somebody meant who typed English with the Persian layout: «صهبه» is `wifi`. Other characters stay. */
export const meantInLatin = (text: string): string => typedWith(TO_LATIN, text).toLowerCase();
