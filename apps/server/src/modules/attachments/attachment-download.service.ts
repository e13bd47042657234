import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
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
  download: Download,
): Promise<BlobOutcome> {
  const { deps } = context;
  const attachment = await findAttachment(deps.db, id);
  if (!attachment || !(await canDownload(context, user, attachment))) throw new NotFound();
  return sendContent(deps, attachment, download);
}
