import { callUrl } from '@hamyar/contracts';
import { attachmentGet, attachmentStore, type UploadedAttachment } from '@hamyar/contracts/attachments';
import { upload, type Upload } from '@hamyar/store';

/** Uploads one file for a content that is sent later; `progress` is called with 0 to 1. */
export const uploadAttachment = (file: File, progress?: (share: number) => void): Upload<UploadedAttachment> =>
  upload(attachmentStore, { purpose: 'ticket_content' }, file, progress);

/** Address of a file; the session's cookie opens it when its parent may be seen. */
export const attachmentUrl = (id: number): string => callUrl(attachmentGet, { id });
/** The same, shown by the browser instead of saved. */
export const attachmentInlineUrl = (id: number): string => callUrl(attachmentGet, { id, inline: 1 });
