import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound, Unauthenticated } from '../../platform/http/app-errors.ts';
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
 * Whether somebody may have the file: everyone who may view the row that has it, visitors where it is for everybody;
 * before sending only the person who uploaded it (decisions 2.10, ADR 0057).
 */
async function canDownload(
  { deps, owners }: DownloadContext,
  user: CurrentUser | null,
  { id, context, context_id: rowId, owner_id: uploaderId }: AttachmentRecord,
): Promise<boolean> {
  if (context === 'upload') return user !== null && uploaderId === user.id;
  const owner = owners.get(context);
  if (owner === undefined || !('mayView' in owner) || rowId === null) return false;
  return user ? owner.mayView(deps, user, rowId, id) : (owner.mayVisit?.(deps, rowId, id) ?? false);
}

/**
 * Streams an attachment to whoever may view its owner; checked again at every download. A visitor who may not have it
 * is asked to log in, whether it exists or not. @throws NotFound, Unauthenticated
 */
export async function readAttachment(
  context: DownloadContext,
  user: CurrentUser | null,
  id: number,
  inline: boolean,
): Promise<BlobOutcome> {
  const { deps } = context;
  const attachment = await findAttachment(deps.db, id);
  if (!attachment || !(await canDownload(context, user, attachment)))
    throw user ? new NotFound() : new Unauthenticated();
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
