import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound, Unauthenticated } from '../../platform/http/app-errors.ts';
import type { BlobOutcome } from '../../platform/http/outcome.ts';
import { sendContent, type Download } from './content-download.service.ts';
import type { FileOwners } from './file-owner.ts';
import { findAttachment, type AttachmentRecord } from './attachment.repository.ts';

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
  download: Download,
): Promise<BlobOutcome> {
  const { deps } = context;
  const attachment = await findAttachment(deps.db, id);
  if (!attachment || !(await canDownload(context, user, attachment)))
    throw user ? new NotFound() : new Unauthenticated();
  return sendContent(deps, attachment, download);
}
