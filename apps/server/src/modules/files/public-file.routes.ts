import { PUBLIC_MANAGED_FILE_PATH } from '@hamyar/contracts/files';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/app-errors.ts';
import { readPublicFile } from './file-download.service.ts';

/** Serves the public files of the manager; the name in the address is for the reader alone. */
export function registerPublicManagedFiles(app: FastifyInstance, deps: Deps): void {
  app.get(PUBLIC_MANAGED_FILE_PATH, { compress: false }, async (request, reply) => {
    const { key } = request.params as { key: string };
    const { inline } = request.query as { inline?: unknown };
    try {
      const { stream, headers, httpCode } = await readPublicFile(deps, key, {
        inline: inline === '1',
        requestHeader: (name) => request.headers[name] as string | undefined,
      });
      return reply.code(httpCode).headers(headers).send(stream);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
    }
  });
}
