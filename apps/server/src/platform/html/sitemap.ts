import type { RouteName, RouteParam } from '@hamyar/contracts';
import type { Deps } from '../deps.ts';

/** One page in a sitemap: the parameters of its address, as the page itself names it as its own. */
export interface SitemapEntry<Name extends RouteName = RouteName> {
  params: Readonly<Record<RouteParam<Name>, string | number>>;
  modifiedAt: Date;
}

/** The pages of one route that everybody may read now: by the same predicate as the page itself (decisions 2.12). */
export interface SitemapSource<Name extends RouteName = RouteName> {
  /** The largest id of such a page; null when there is none. */
  lastId(deps: Deps): Promise<number | null>;
  /** Those with an id in this range, both ends included; at most {@link SITEMAP_RANGE} ids. */
  entries(deps: Deps, range: { from: number; to: number }): Promise<readonly SitemapEntry<Name>[]>;
}

/** Ids in one file of the sitemap; a file may have 50,000 pages (https://www.sitemaps.org/protocol.html). */
export const SITEMAP_RANGE = 10_000;

declare module '../deps.ts' {
  interface ServerModule {
    /**
     * The pages that search engines shall find, by their route, which has `visitors: true` (docs/adr/0051). Nothing of it
     * is read while the gate of the route is closed. Routes without parameters are in the sitemap by themselves.
     * null: no search engine is to find the pages of this route, such as those of links that were sent to one person.
     */
    readonly sitemap?: { readonly [Name in RouteName]?: SitemapSource<Name> | null };
  }
}
