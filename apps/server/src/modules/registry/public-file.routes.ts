import { paths } from '@hamyar/contracts';
import type { FastifyInstance } from 'fastify';
import { parsePublicFileName } from '../../platform/database/public-file-name.ts';
import type { Deps } from '../../platform/deps.ts';
import { findPublicFile } from './public-file.repository.ts';

/** Shown while the settings name no icon: the first letter of the product on its colour. */
const DEFAULT_ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1f6feb"/><path d="M16 7.5c5 0 8.5 3.6 8.5 8.3 0 4.9-3.6 8.7-8.6 8.7-4.8 0-8.4-3.2-8.4-7.5 0-4.6 3.6-6.7 6.4-9.5.6.9 1.5 1.6 1.8 2.6-2.6 2.2-4.6 3.7-4.6 6.5 0 2.8 2 4.7 4.8 4.7 3.1 0 5.2-2.3 5.2-5.5 0-3-1.8-5.2-4.6-5.2z" fill="#fff"/></svg>';
const PICTURES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/x-icon', 'image/vnd.microsoft.icon']);
const YEAR = 'public, max-age=31536000, immutable';

/** Serves logos and profile pictures by their unguessable names, for ever cacheable (design/api.md). */
export function registerPublicFiles(app: FastifyInstance, deps: Deps): void {
  app.get('/favicon.svg', async (_request, reply) => reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(DEFAULT_ICON));
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain').send('User-agent: *\nDisallow: /\n'));
  app.get(paths.publicFile, async (request, reply) => {
    const name = parsePublicFileName((request.params as { name: string }).name);
    const file = name && await findPublicFile(deps.db, name.id);
    if (!name || !file || !file.sha256.toString('hex').startsWith(name.hash) || !PICTURES.has(file.mime)) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    return reply.type(file.mime).headers({ 'cache-control': YEAR, 'content-length': file.size, 'content-disposition': 'inline' })
      .send(await deps.storage.get(file.sha256.toString('hex')));
  });
}
