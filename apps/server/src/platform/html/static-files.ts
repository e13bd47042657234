import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Serves the modules under `/m` and the editions of the shell under `/s`, with long-lived caching; `.br` and `.gz` are
 * next to each file; a missing file is a plain 404, never a page (module-platform 2).
 */
export async function registerStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  for (const [prefix, part] of [
    ['/m', 'm'],
    ['/s', 'shell'],
  ] as const) {
    const root = join(folder, part);
    const built = existsSync(root);
    await app.register(
      async (scope) => {
        if (built)
          await scope.register(fastifyStatic, {
            root,
            prefix: '/',
            preCompressed: true,
            index: false,
            decorateReply: false,
            dotfiles: 'ignore',
            immutable: true,
            maxAge: '365d',
            cacheControl: true,
            setHeaders: (reply) => {
              reply.header('vary', 'accept-encoding');
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

const sendNotFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
