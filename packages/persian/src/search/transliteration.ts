// Persian letters and what they are written with in Latin ones; vowels are left out, because everybody writes them
// differently.
const PERSIAN: Readonly<Record<string, string>> = {
  ب: 'b',
  پ: 'p',
  ت: 't',
  ط: 't',
  ث: 's',
  س: 's',
  ص: 's',
  ج: 'j',
  چ: 'C',
  ح: 'h',
  ه: 'h',
  خ: 'X',
  د: 'd',
  ذ: 'z',
  ز: 'z',
  ض: 'z',
  ظ: 'z',
  ر: 'r',
  ژ: 'Z',
  ش: 'S',
  غ: 'Q',
  ق: 'Q',
  ف: 'f',
  ک: 'k',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
};
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/kh/g, 'X'],
  [/sh/g, 'S'],
  [/ch/g, 'C'],
  [/zh/g, 'Z'],
  [/gh/g, 'Q'],
  [/ph/g, 'f'],
  [/tion/g, 'Sn'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/q/g, 'Q'],
  [/x/g, 'ks'],
  [/[aeiouyvw]|[^a-zA-Z]/g, ''],
];

/**
 * The consonants of a word, the same for both alphabets: «فاکتور», `faktor` and `factor` are `fktr`. For finding what
 * somebody wrote with the letters of the other language; short ones fit too many words. What is no letter of the
 * alphabet of its first letter is left out.
 */
export function consonantsOf(word: string): string {
  const written = /^[a-z]/.test(word)
    ? LATIN.reduce((text, [from, to]) => text.replace(from, to), word)
    : [...word].map((letter) => PERSIAN[letter] ?? '').join('');
  return written.replace(/(.)\1+/g, '$1');
}
