import { paths, pathTo, type UploadedAttachment } from '@hamyar/contracts';
import { upload, type Upload } from '@hamyar/store';

/** Uploads one file for a content that is sent later; `progress` is told 0 to 1. */
export function uploadAttachment(file: File, progress?: (share: number) => void): Upload<UploadedAttachment> {
  const form = new FormData();
  form.append('file', file, file.name);
  return upload<UploadedAttachment>(`${paths.attachments}?purpose=ticket_content`, form, progress);
}

/** Address of a file; the session's cookie opens it when its parent may be seen. */
export const attachmentUrl = (id: number): string => pathTo(paths.attachment, { id });
/** The same, shown by the browser instead of saved. */
export const attachmentInlineUrl = (id: number): string => `${attachmentUrl(id)}?inline=1`;
