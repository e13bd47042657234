import { slugOf } from '@hamyar/persian';
import type { SitemapSource } from '../../platform/html/sitemap.ts';
import { publicSampleThingScope as scope } from './sample-thing.policy.ts';
import { lastSampleThingId, sampleThingsBetween } from './sample-thing.repository.ts';

/** The public pages that search engines shall find. */
export const sampleThingSitemap: SitemapSource<'publicSampleThings-id-slug'> = {
  lastId: ({ db }) => lastSampleThingId(db, scope),
  entries: async ({ db }, range) =>
    (await sampleThingsBetween(db, scope, range)).map(({ id, title, updated_at }) => ({
      params: { id, slug: slugOf(title) },
      modifiedAt: updated_at,
    })),
};
