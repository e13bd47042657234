import { ROBOTS_PATH, routePath, SITEMAP_PART_PATH, SITEMAP_PATH, type ModuleRoute } from '@hamyar/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { endpointLimits } from '../../platform/http/rate-limits.ts';
import { entityTag, sendRevalidated } from '../../platform/http/revalidation.ts';
import { visitorOrigin } from './visitor-origin.ts';
import { sitemapFile, sitemapIndex, type SitemapParts } from './sitemap.service.ts';

/** Calls of one address a minute; a crawler reads the files of a sitemap once a day. */
const LIMIT = { max: 60, window: 60, by: 'ip' } as const;
/** Folders of what the pages are made of. */
const FILES = ['/s/', '/m/', '/f/', '/favicon.svg$'];
/** The list of the pages and its parts: `Disallow: /` would close them too. */
const SITEMAPS = [`${SITEMAP_PATH}$`, routePath(SITEMAP_PART_PATH, { file: '' })];

/** What search engines ask for: which pages they may read, and which there are (docs/adr/0051). */
export function registerSitemap(app: FastifyInstance, deps: Deps, openRoutes: () => Promise<ModuleRoute[]>): void {
  const limits = endpointLimits(app, { limits: [LIMIT] });
  const partsOf = async (request: FastifyRequest): Promise<SitemapParts> => {
    await limits.onRequest(request);
    const origin = visitorOrigin(deps.config, request);
    return { deps, origin: origin ?? '', routes: origin === null ? [] : await openRoutes() };
  };
  app.get(ROBOTS_PATH, async (request, reply) => {
    const { routes, origin } = await partsOf(request);
    return reply.type('text/plain; charset=utf-8').send(robotsText(routes, origin));
  });
  app.get(SITEMAP_PATH, async (request, reply) => sendXml(request, reply, await sitemapIndex(await partsOf(request))));
  app.get(SITEMAP_PART_PATH, async (request, reply) => {
    const { file } = request.params as { file: string };
    return sendXml(request, reply, await sitemapFile(await partsOf(request), file));
  });
}

function sendXml(request: FastifyRequest, reply: FastifyReply, xml: string | null): FastifyReply {
  if (xml === null) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
  return sendRevalidated(request, reply.type('application/xml; charset=utf-8'), entityTag(xml), xml);
}

/**
 * Everything is closed to search engines except the pages that modules open to visitors, and what these are made of (RFC
 * 9309: the longest rule that fits counts).
 */
function robotsText(routes: readonly ModuleRoute[], origin: string): string {
  const pages = routes.map(({ path }) => path.replace(/:\w+/g, '*')).flatMap((path) => [`${path}$`, `${path}?`]);
  const rules = routes.length > 0 ? [...pages, ...FILES, ...SITEMAPS].map((path) => `Allow: ${path}`) : [];
  const sitemap = routes.length > 0 ? [`Sitemap: ${origin}${SITEMAP_PATH}`] : [];
  return `${['User-agent: *', 'Disallow: /', ...rules, ...sitemap].join('\n')}\n`;
}
