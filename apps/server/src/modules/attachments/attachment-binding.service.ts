import { ValidationFailed } from '../../platform/http/app-errors.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { attachUpload, findUploads } from './attachment.repository.ts';
import { messages } from './messages.ts';

interface Binding {
  tokens: readonly string[];
  ownerId: number;
  contentId: number;
  /** the sanitised body: an upload shown in it is inline, not a chip */
  html: string;
  /** path of the tokens on the wire, for the refusal */
  field: string;
}

/**
 * Makes uploads part of a content in its transaction; answers how many. Tokens are the sender's own and work once.
 * @throws ValidationFailed naming the first token that is unknown, foreign, used or swept.
 */
export async function bindAttachments(trx: Trx, { tokens, ownerId, contentId, html, field }: Binding): Promise<number> {
  const wanted = [...new Set(tokens)];
  if (wanted.length === 0) return 0;
  const uploads = await findUploads(trx, ownerId, wanted);
  if (uploads.length !== wanted.length) throw new ValidationFailed([{ field, code: 'ATTACHMENT', message: messages.unknownUpload }]);
  for (const upload of uploads) {
    await attachUpload(trx, upload.id, contentId, new RegExp(`/api/attachment/${upload.id}(?!\\d)`).test(html));
  }
  return uploads.length;
}
