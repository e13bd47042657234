import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import type { BlobOutcome } from '../../platform/http/outcome.ts';
import { blob } from '../../platform/http/outcome.ts';
import { FileMissing } from '../../platform/storage/file-storage.ts';
import type { FileOwners } from './file-owner.ts';
import { findAttachment, type AttachmentRecord } from './attachment.repository.ts';

/** Shown in the page instead of downloaded; all other types are only downloaded, above all SVG and HTML. */
const INLINE = new Set(['image/jpeg', 'image/png', 'image/gif', 'application/pdf']);

/** The dependencies of downloads. */
export interface DownloadContext {
  deps: Deps;
  owners: FileOwners;
}

/**
 * Whether the person may have the file: everyone who may view the row that has it; before sending only the person who
 * uploaded it (decisions 2.10).
 */
async function canDownload(
  { deps, owners }: DownloadContext,
  user: CurrentUser,
  { context, context_id: rowId, owner_id: uploaderId }: AttachmentRecord,
): Promise<boolean> {
  if (context === 'upload') return uploaderId === user.id;
  const owner = owners.get(context);
  return owner !== undefined && 'mayView' in owner && rowId !== null && owner.mayView(deps, user, rowId);
}

/** Streams an attachment to a person who may view its owner; checked again at every download. @throws NotFound */
export async function readAttachment(
  context: DownloadContext,
  user: CurrentUser,
  id: number,
  inline: boolean,
): Promise<BlobOutcome> {
  const { deps } = context;
  const attachment = await findAttachment(deps.db, id);
  if (!attachment || !(await canDownload(context, user, attachment))) throw new NotFound();
  try {
    return blob(await deps.storage.get(attachment.sha256.toString('hex')), headersOf(attachment, inline));
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error;
    deps.log.error({ attachment_id: id, sha256: error.message }, 'the content of an attachment is missing');
    throw new NotFound();
  }
}

function headersOf({ name, mime, size }: AttachmentRecord, inline: boolean): Record<string, string> {
  const shown = inline && INLINE.has(mime);
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return {
    'content-type': mime,
    'content-length': String(size),
    'content-disposition': `${shown ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cache-control': 'private, no-store',
  };
}
