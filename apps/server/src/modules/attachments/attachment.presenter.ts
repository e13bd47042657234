import type { Attachment, UploadedAttachment } from '@hamyar/contracts';
import type { Db } from '../../platform/database/pool.ts';
import { unsentUploads, type AttachmentRecord } from './attachment.repository.ts';

/** An attachment as the API returns it. */
export const presentAttachment = (row: AttachmentRecord): Attachment => ({
  id: row.id,
  name: row.name,
  extension: row.extension,
  mime: row.mime,
  size: row.size,
  dimentions: row.width !== null && row.height !== null ? { width: row.width, height: row.height } : null,
  inline: row.inline,
});

/** The person's unsent uploads as the API returns them, in the order of their tokens; without sent or removed ones. */
export async function uploadsByToken(
  db: Db,
  uploaderId: number,
  tokens: readonly string[],
): Promise<UploadedAttachment[]> {
  return (await unsentUploads(db, uploaderId, tokens)).map(({ token, record }) => ({
    ...presentAttachment(record),
    token,
  }));
}
