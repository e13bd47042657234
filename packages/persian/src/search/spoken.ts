// Endings of speech, which writing has not: «فاکتورو»، «قیمتا»، «رمزمو»، «دستگاهش».
const ENDING = /(?:هامو|هاتو|هاشو|هام|هات|هاش|امو|مون|تون|شون|مو|تو|شو|رو|و|ا|م|ت|ش|ه|ی)$/;
/** «خون» for «خوان», «تهرون» for «تهران» */
const VOWELS = [
  [/خون/g, 'خوان'],
  [/ون/g, 'ان'],
] as const;

/**
 * What a word may be that somebody wrote as they speak: «رمزمو» may be «رمز», «قیمتا» «قیمت» and «بارکدخونم»
 * «بارکدخوان». Guesses, for words that are not known as they are.
 */
export function spokenForms(word: string): string[] {
  const forms = new Set<string>();
  for (const written of [word, ...VOWELS.map(([spoken, vowel]) => word.replace(spoken, vowel))]) {
    if (written !== word) forms.add(written);
    let left = written;
    for (let round = 0; round < 2 && left.length > 3; round += 1) {
      const shorter = left.replace(ENDING, '');
      if (shorter === left) break;
      // «حقوقاش»: the longest ending is not always the right one
      if (left.length - shorter.length > 1) forms.add(left.slice(0, shorter.length + 1));
      left = shorter;
      forms.add(left);
    }
  }
  forms.delete(word);
  return [...forms].filter((form) => form.length > 1);
}
