import { ICON_PATH, PUBLIC_FILE_PATH } from '@hamyar/contracts';
import type { FastifyInstance } from 'fastify';
import { parsePublicFileName } from '../../platform/database/public-file-name.ts';
import type { Deps } from '../../platform/deps.ts';
import { fileOwners, findPublicPicture } from '../attachments/public.ts';

/** Shown while the settings have no icon: the product's logo, as in the design system. */
const DEFAULT_ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="10" fill="#0B7280"/><path d="M16 6.5l2.7 6.8 6.8 2.7-6.8 2.7L16 25.5l-2.7-6.8L6.5 16l6.8-2.7z" fill="none" stroke="#fff" stroke-width="1.9" stroke-linejoin="round"/><circle cx="16" cy="16" r="2" fill="#F4B860"/></svg>';
const PICTURES = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/x-icon',
  'image/vnd.microsoft.icon',
]);
const YEAR = 'max-age=31536000, immutable';

/**
 * Serves logos and profile pictures by their unguessable names, cacheable for ever, while they are in use
 * (design/api.md).
 */
export function registerPublicFiles(app: FastifyInstance, deps: Deps): void {
  const owners = fileOwners(deps.modules);
  app.get(ICON_PATH, async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(DEFAULT_ICON),
  );
  app.get(PUBLIC_FILE_PATH, async (request, reply) => {
    const name = parsePublicFileName((request.params as { name: string }).name);
    const file = name && (await findPublicPicture(deps.db, owners, name.id));
    if (!name || !file || !file.sha256.toString('hex').startsWith(name.hash) || !PICTURES.has(file.mime))
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    return reply
      .type(file.mime)
      .headers({
        'cache-control': `${file.personal ? 'private' : 'public'}, ${YEAR}`,
        'content-length': file.size,
        'content-disposition': 'inline',
      })
      .send(await deps.storage.get(file.sha256.toString('hex')));
  });
}
