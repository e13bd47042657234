import type { Attachment } from '@hamyar/contracts';
import type { AttachmentRecord } from './attachment.repository.ts';

/** An attachment as the wire shows it. */
export const presentAttachment = (row: AttachmentRecord): Attachment => ({
  id: row.id, name: row.name, extension: row.extension, mime: row.mime, size: row.size,
  dimentions: row.width !== null && row.height !== null ? { width: row.width, height: row.height } : null, inline: row.inline,
});
