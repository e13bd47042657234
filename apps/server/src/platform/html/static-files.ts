import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Whether the sender of a request may read staff files. */
export type MayRead = (request: FastifyRequest) => Promise<boolean>;

/** Files of the staff edition: `/s/staff/…`, `/m/<module>/<release>/staff/…`. */
const STAFF_FILE = /^\/(?:s|m\/[^/]+\/[^/]+)\/staff\//;
/** File names with a hash of the content; only these never change. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+(\.(br|gz))?$/;

/**
 * Serves the modules under `/m` and the editions of the shell under `/s`. Browsers cache names with a hash for ever and
 * request all others each time. Each file has `.br` and `.gz` copies. A missing file is a plain 404, never a page
 * (module-platform 2).
 */
export async function registerStaticFiles(app: FastifyInstance, folder: string, mayReadStaff: MayRead): Promise<void> {
  for (const [prefix, part] of [
    ['/m', 'm'],
    ['/s', 'shell'],
  ] as const) {
    const root = join(folder, part);
    const built = existsSync(root);
    await app.register(
      async (scope) => {
        scope.addHook('onRequest', async (request, reply) => {
          if (isStaffFile(request) && !(await mayReadStaff(request))) return sendNotFound(reply);
          return undefined;
        });
        scope.addHook('onSend', async (request, reply) => {
          const kept = reply.getHeader('cache-control');
          // a shared cache would serve them to anybody
          if (typeof kept === 'string' && isStaffFile(request))
            reply.header('cache-control', kept.replace('public', 'private'));
        });
        if (built)
          await scope.register(fastifyStatic, {
            root,
            prefix: '/',
            preCompressed: true,
            index: false,
            decorateReply: false,
            dotfiles: 'ignore',
            cacheControl: false,
            setHeaders: (reply, path) => {
              reply.header('vary', 'accept-encoding');
              reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
            },
          });
        else scope.get('/*', (_request, reply) => reply.callNotFound());
        scope.setNotFoundHandler((_request, reply) => sendNotFound(reply));
        scope.setErrorHandler((error: FastifyError, request, reply) => {
          if ((error.statusCode ?? 500) >= 500)
            request.log.error({ err: error, request_id: request.id }, 'file not served');
          return sendNotFound(reply);
        });
      },
      { prefix },
    );
  }
}

const isStaffFile = (request: FastifyRequest) => STAFF_FILE.test(decodedPath(request.url));

/** The path with escapes decoded, as the file is found. */
function decodedPath(url: string): string {
  const path = url.split('?')[0]!;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const sendNotFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
