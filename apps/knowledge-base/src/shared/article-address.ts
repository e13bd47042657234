import { pagePath, type PublicCategory } from '@hamyar/contracts';

/** Page of an article for its readers; the number leads there, the words are for people and search engines. */
export const articlePath = ({ id, slug }: { id: number; slug: string }): string =>
  pagePath('/kb/articles/:id/:slug', { id, slug });
/** Page of a category for its readers. */
export const categoryPath = (id: number): string => pagePath('/kb/categories/:id', { id });

/** What a search of the readers finds. */
export const foundPath = (words: string): string => `/kb/articles?s=${encodeURIComponent(words)}`;

/** A category of any depth. */
export type AnyCategory = Omit<PublicCategory, 'children'> & { children: readonly AnyCategory[] };
