const JOINER = /^[\p{M}\u200c\u200d\u{1f3fb}-\u{1f3ff}]$/u;

/**
 * Cuts a text to `max` characters (code points) and adds «…», without separating a letter from its diacritics or
 * splitting an emoji; spaces and ZWNJ before the cut are removed. Texts that fit are returned unchanged (spec 9.4: 45,
 * 23, 20, 40).
 */
export function truncate(text: string, max: number): string {
  // A text has at most as many characters as code units.
  if (text.length <= max) return text;
  const chars = [...text];
  if (chars.length <= max) return text;
  let end = Math.max(0, max);
  while (end > 0 && (JOINER.test(chars[end] ?? '') || chars[end - 1] === '\u200d')) end -= 1;
  return `${chars
    .slice(0, end)
    .join('')
    .replace(/[\s\u200c]+$/, '')}…`;
}

/**
 * The one or two first letters shown in an avatar: «علی رضایی» → «ع‌ر», joined by a ZWNJ so that they do not connect.
 */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((w) => /^\p{L}/u.test(w));
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last].flatMap((w) => (w === undefined ? [] : [[...w][0] ?? ''])).join('\u200c');
}
