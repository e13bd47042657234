import type { ArticleGroup, Visibility } from '@hamyar/contracts';

/** Words that somebody reads in a minute (decisions 2.12). */
const WORDS_PER_MINUTE = 200;

/** Minutes that reading a text takes, at least one. */
export const readTimeOf = (text: string): number =>
  Math.max(1, Math.ceil(text.split(/\s+/).filter(Boolean).length / WORDS_PER_MINUTE));

/** Who sees it, in the two fields of an article (spec 3.7). */
export const groupOf = (visibility: Visibility): { public: boolean; user_group: ArticleGroup } => ({
  public: visibility === 'public',
  user_group: visibility === 'public' ? 'both' : visibility,
});

/** Who sees an article after a change of one or both of its fields. */
export function visibilityAfter(
  before: Visibility,
  { public: everybody, user_group }: { public?: boolean | undefined; user_group?: ArticleGroup | undefined },
): Visibility {
  if (everybody ?? before === 'public') return 'public';
  return user_group ?? groupOf(before).user_group;
}

/** The first of `slug`, `slug-2`, `slug-3` … that is not taken. */
export function freeSlug(slug: string, taken: readonly string[]): string {
  if (!taken.includes(slug)) return slug;
  let number = 2;
  while (taken.includes(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
