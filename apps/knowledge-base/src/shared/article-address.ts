import { routePath, type PublicCategory } from '@hamyar/contracts';

/** Page of an article for its readers; the number leads there, the words are for people and search engines. */
export const articlePath = ({ id, slug }: { id: number; slug: string }): string =>
  routePath('/kb/articles/:id/:slug', { id, slug });
/** Page of a category for its readers. */
export const categoryPath = (id: number): string => routePath('/kb/categories/:id', { id });

/** A category of any depth. */
export type AnyCategory = Omit<PublicCategory, 'children'> & { children: readonly AnyCategory[] };
