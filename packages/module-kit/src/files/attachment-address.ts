import { callUrl } from '@hamyar/contracts';
import { attachmentGet } from '@hamyar/contracts/attachments';

/** Address of a file; the session's cookie opens it where the person may view the row that has it. */
export const attachmentUrl = (id: number): string => callUrl(attachmentGet, { id });
/** The same, shown by the browser instead of saved. */
export const attachmentInlineUrl = (id: number): string => callUrl(attachmentGet, { id, inline: 1 });
