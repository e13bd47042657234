/** A secret as links carry it: letters, digits, `-` and `_`, with at least 240 bits. Nothing else in an address is that long. */
const SECRET = /[\w-]{40,}/g;

/** A text, such as an address, without the secrets of links, for logs: `/request/…`. */
export const withoutSecrets = (text: string): string => text.replace(SECRET, '…');

/** Whether an address carries the secret of a link, so that no other site and no log may learn it. */
export const holdsSecret = (path: string): boolean =>
  path.split('/').some((part) => part.match(SECRET)?.some(isRandom));

// an article's readable address is that long too, in words of small letters
const isRandom = (run: string): boolean => /[A-Z]/.test(run) || /[0-9a-f]{40}/.test(run);
