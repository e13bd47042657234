import { PUBLIC_MANAGED_FILE_PATH } from '@hamyar/contracts/files';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps, ServerModule } from '../../platform/deps.ts';
import { AppError, NotFound } from '../../platform/http/app-errors.ts';
import type { BlobOutcome } from '../../platform/http/outcome.ts';
import { attachmentsOf, sendContent, type Download } from '../attachments/public.ts';
import { fileScope } from './file.policy.ts';
import { fileHasContent, findFile, findPublicFile } from './file.repository.ts';
import { partHasContent } from './file-upload.repository.ts';

/** Who may have the contents: those who see the file in the manager; nobody the parts of an upload. */
export const managedFileOwners: NonNullable<ServerModule['fileOwners']> = {
  file: {
    has: fileHasContent,
    mayView: async ({ db }, user, id) => (await findFile(db, fileScope(user), id)) !== null,
  },
  file_thumbnail: { has: fileHasContent, mayView: async () => false },
  file_part: { has: partHasContent, mayView: async () => false },
};

/** Seconds that a browser keeps a small picture whose address has the hash of its content. */
const THUMBNAIL_SECONDS = 3_600;

/** The small picture of a picture. @throws NotFound */
export async function readThumbnail(
  deps: Deps,
  user: CurrentUser,
  id: number,
  requestHeader: Download['requestHeader'],
): Promise<BlobOutcome> {
  const file = await findFile(deps.db, fileScope(user), id);
  const [thumbnail] = file ? await attachmentsOf(deps.db, { kind: 'file_thumbnail', ids: [id] }) : [];
  if (!thumbnail) throw new NotFound();
  return sendContent(deps, thumbnail, { cacheControl: `private, max-age=${THUMBNAIL_SECONDS}`, requestHeader });
}

/**
 * Serves the public files of the manager by the key of their address (decisions 2.10). They are asked for again each
 * time, so that the address ends when the file is public no more.
 */
export function registerPublicManagedFiles(app: FastifyInstance, deps: Deps): void {
  app.get(PUBLIC_MANAGED_FILE_PATH, async (request, reply) => {
    try {
      return await sendPublicFile(deps, request, reply);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
    }
  });
}

async function sendPublicFile(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { key } = request.params as { key: string };
  const file = await findPublicFile(deps.db, key);
  const [content] = file ? await attachmentsOf(deps.db, { kind: 'file', ids: [file.id] }) : [];
  if (!content) throw new NotFound();
  const { stream, headers, httpCode } = await sendContent(deps, content, {
    inline: (request.query as { inline?: unknown }).inline === '1',
    cacheControl: 'public, no-cache',
    requestHeader: (name) => request.headers[name] as string | undefined,
  });
  return reply.code(httpCode).headers(headers).send(stream);
}
