// Letters that sound alike in Persian, so that people confuse them.
const SOUNDS: Readonly<Record<string, string>> = {
  ذ: 'ز',
  ض: 'ز',
  ظ: 'ز',
  ص: 'س',
  ث: 'س',
  ط: 'ت',
  ح: 'ه',
  غ: 'ق',
  ع: 'ا',
  ئ: 'ی',
};

/** A key that is the same for words which sound alike: «غابل» and «قابل», «تنضیمات» and «تنظیمات». */
export const soundKey = (word: string): string =>
  [...word]
    .map((letter) => SOUNDS[letter] ?? letter)
    .join('')
    .replace(/(.)\1+/gu, '$1');

/**
 * How many letters must be added, left out, replaced or swapped with the next one to make one word of another; `most`
 * and one more for everything beyond it.
 */
export function editDistance(one: string, other: string, most: number): number {
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      next.push(least);
    }
    // a swap of the next row starts from this one's predecessor
    if (Math.min(...next) > most && Math.min(...row) >= most) return most + 1;
    [before, row] = [row, next];
  }
  return Math.min(row[b.length]!, most + 1);
}

/**
 * The parts of words that were typed without a space between them, the fewest that are known: «رمزعبور» is «رمز» and
 * «عبور». Null when there are none, or the word is known itself.
 * @param isKnown asked for parts of at least two letters
 */
export function splitJoined(word: string, isKnown: (part: string) => boolean, mostParts = 4): string[] | null {
  const letters = [...word];
  if (letters.length < 4 || letters.length > 40) return null;
  // the fewest parts of the first letters
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= letters.length; end += 1) {
    let least: string[] | null = null;
    for (let start = 0; start <= end - 2; start += 1) {
      const head = best[start];
      if (!head || head.length >= mostParts || (least && head.length + 1 >= least.length)) continue;
      const part = letters.slice(start, end).join('');
      if (isKnown(part)) least = [...head, part];
    }
    best.push(least);
  }
  const parts = best[letters.length] ?? null;
  return parts && parts.length > 1 ? parts : null;
}
