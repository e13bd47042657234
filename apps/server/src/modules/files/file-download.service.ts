import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps, ServerModule } from '../../platform/deps.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
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
 * The content of a public file by the key of its address (decisions 2.10). It is asked for again each time, so that the
 * address ends when the file is public no more. @throws NotFound
 */
export async function readPublicFile(deps: Deps, key: string, download: Download): Promise<BlobOutcome> {
  const file = await findPublicFile(deps.db, key);
  const [content] = file ? await attachmentsOf(deps.db, { kind: 'file', ids: [file.id] }) : [];
  if (!content) throw new NotFound();
  return sendContent(deps, content, { ...download, cacheControl: 'public, no-cache' });
}
