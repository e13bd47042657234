import { routePath, SITEMAP_PART_PATH, type ModuleRoute, type RouteName } from '@hamyar/contracts';
import type { Deps } from '../../platform/deps.ts';
import { SITEMAP_RANGE, type SitemapSource } from '../../platform/html/sitemap.ts';
import { escapeHtml } from '../../platform/http/escape-html.ts';

/** What the files of a sitemap are made of. */
export interface SitemapParts {
  deps: Deps;
  /** The routes that are open to visitors now. */
  routes: readonly ModuleRoute[];
  /** Origin of their pages: `https://desk.example`. */
  origin: string;
}

/** The file of all pages whose address has no parameters. */
const PLAIN_FILE = 'pages.xml';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The file that names all files of the sitemap; null when nothing is open to visitors. */
export async function sitemapIndex(parts: SitemapParts): Promise<string | null> {
  const { origin } = parts;
  const numbered = await Promise.all(
    sourcesOf(parts).map(async ({ name, source }) => {
      const last = await source.lastId(parts.deps);
      const count = last === null ? 0 : Math.floor(last / SITEMAP_RANGE) + 1;
      return Array.from({ length: count }, (_, number) => `${name}-${number}.xml`);
    }),
  );
  const files = [...(plainRoutes(parts).length > 0 ? [PLAIN_FILE] : []), ...numbered.flat()];
  if (files.length === 0) return null;
  const urls = files.map((file) => origin + routePath(SITEMAP_PART_PATH, { file }));
  return document(
    'sitemapindex',
    urls.map((url) => `<sitemap><loc>${escapeHtml(url)}</loc></sitemap>`),
  );
}

/** One file of the sitemap; null when no page is in it, also because they are closed to visitors. */
export async function sitemapFile(parts: SitemapParts, file: string): Promise<string | null> {
  if (file === PLAIN_FILE) return urlSet(plainRoutes(parts).map(({ path }) => entry(parts.origin + path)));
  const [, name, number] = /^(.+)-(\d{1,9})\.xml$/.exec(file) ?? [];
  const found = sourcesOf(parts).find((one) => one.name === name);
  if (!found) return null;
  const from = Number(number) * SITEMAP_RANGE;
  const entries = await found.source.entries(parts.deps, { from, to: from + SITEMAP_RANGE - 1 });
  return urlSet(
    entries.map(({ params, modifiedAt }) => entry(parts.origin + routePath(found.path, params), modifiedAt)),
  );
}

const hasParams = (path: string): boolean => path.includes('/:');
/** Those without parameters, which are listed by themselves, unless their module declares null. */
const plainRoutes = ({ deps, routes }: SitemapParts): ModuleRoute[] => {
  const declared = declaredSources(deps);
  return routes.filter(({ name, path }) => !hasParams(path) && declared.get(name) !== null);
};

/** The declared sources of the routes that are open. */
function sourcesOf({ deps, routes }: SitemapParts): { name: string; path: string; source: SitemapSource }[] {
  const declared = declaredSources(deps);
  return routes.flatMap(({ name, path }) => {
    const source = declared.get(name);
    return source ? [{ name, path, source }] : [];
  });
}

/** What all modules declare, by the name of the route. */
const declaredSources = ({ modules }: Pick<Deps, 'modules'>): ReadonlyMap<string, SitemapSource | null> =>
  new Map(
    modules.flatMap(({ sitemap = {} }) => Object.entries(sitemap as Partial<Record<RouteName, SitemapSource | null>>)),
  );

/**
 * What is wrong with the declared sitemaps in any state of the settings, as sentences for the log: one of a route that
 * is closed to visitors, and none of a route with parameters that is open to them.
 */
export function sitemapProblems(deps: Pick<Deps, 'modules'>, routes: readonly ModuleRoute[]): string[] {
  const open = routes.filter(({ visitors }) => visitors);
  const declared = declaredSources(deps);
  return [
    ...[...declared.keys()]
      .filter((name) => routes.length > 0 && !open.some((route) => route.name === name))
      .map((name) => `the sitemap of ${name} is declared, and the route is not open to visitors: say visitors: true`),
    ...open
      .filter(({ name, path }) => hasParams(path) && !declared.has(name))
      .map(
        ({ name }) => `${name} is open to visitors and in no sitemap: declare its pages, or null, in the server module`,
      ),
  ];
}

const entry = (url: string, modifiedAt?: Date): string =>
  `<url><loc>${escapeHtml(url)}</loc>${modifiedAt ? `<lastmod>${modifiedAt.toISOString()}</lastmod>` : ''}</url>`;

const urlSet = (lines: readonly string[]): string | null => (lines.length === 0 ? null : document('urlset', lines));

const document = (root: 'sitemapindex' | 'urlset', lines: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${NAMESPACE}>\n${lines.join('\n')}\n</${root}>\n`;
