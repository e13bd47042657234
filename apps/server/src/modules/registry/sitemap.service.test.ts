import type { ModuleRoute } from '@hamyar/contracts';
import type { SitemapSource } from '../../platform/html/sitemap.ts';
import { sitemapFile, sitemapProblems } from './sitemap.service.ts';

const source: SitemapSource = { lastId: async () => null, entries: async () => [] };
const route = (name: string, path: string, visitors = true) => ({ name, path, visitors }) as unknown as ModuleRoute;
const problems = (sitemap: Record<string, SitemapSource | null>, routes: ModuleRoute[]) =>
  sitemapProblems({ modules: [{ name: 'articles', sitemap }] }, routes);

describe('the declared sitemaps', () => {
  it('[decisions 2.12] name a page for visitors that search engines would never find', () => {
    const routes = [
      route('articles', '/articles'),
      route('articles-id', '/articles/:id'),
      route('rating', '/rating/:id'),
    ];
    expect(problems({ 'articles-id': source }, routes)).toEqual([expect.stringMatching(/^rating is open to visitors/)]);
    // null says that nobody is to find them
    expect(problems({ 'articles-id': source, rating: null }, routes)).toEqual([]);
  });

  it('[decisions 2.12] name a route that is closed to visitors', () => {
    const closed = route('articles-id', '/articles/:id', false);
    expect(problems({ 'articles-id': source }, [closed])).toEqual([
      expect.stringMatching(/^the sitemap of articles-id/),
    ]);
    expect(problems({ 'articles-id': source }, [])).toEqual([]);
  });

  it('[decisions 2.12] leave out a page without parameters that says null', async () => {
    const routes = [route('kb', '/kb'), route('kb-accessDenied', '/kb/accessDenied')];
    const deps = { modules: [{ name: 'articles', sitemap: { 'kb-accessDenied': null } }] };
    const pages = await sitemapFile({ deps, routes, origin: 'https://desk.example' } as never, 'pages.xml');
    expect(pages).toContain('/kb</loc>');
    expect(pages).not.toContain('accessDenied');
  });
});
