import type { SitemapSource } from '../../platform/html/sitemap.ts';
import { lastReadableId, readableBetween } from './public-article.repository.ts';
import { readingScope } from './reading-scope.service.ts';

/** The articles that search engines shall find: those of a visitor. */
export const articleSitemap: SitemapSource<'kb-articles-id-slug'> = {
  lastId: async ({ db }) => lastReadableId(db, await readingScope(db, null)),
  entries: async ({ db }, range) =>
    (await readableBetween(db, await readingScope(db, null), range)).map(({ id, slug, published_at }) => ({
      params: { id, slug },
      modifiedAt: published_at,
    })),
};

/** The categories that a visitor sees. */
export const categorySitemap: SitemapSource<'kb-categories-id'> = {
  lastId: async ({ db }) => {
    const { seen } = await readingScope(db, null);
    return seen.size === 0 ? null : Math.max(...seen);
  },
  entries: async ({ db }, { from, to }) => {
    const { seen, categories } = await readingScope(db, null);
    return categories
      .filter(({ id }) => seen.has(id) && id >= from && id <= to)
      .map(({ id, updated_at }) => ({ params: { id }, modifiedAt: updated_at }));
  },
};
