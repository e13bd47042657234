import { ValidationFailed } from '../../platform/http/app-errors.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { hashToken, newToken } from '../../platform/auth/tokens.ts';
import { attachUploads, findSentAttachments, insertUpload } from './attachment.repository.ts';
import { messages } from './messages.ts';

interface Binding {
  tokens: readonly string[];
  ownerId: number;
  contentId: number;
  /** the sanitised body; an upload that it shows is inline */
  html: string;
  /** path of the tokens in the request body, for errors */
  field: string;
}

/**
 * Makes uploads part of a content in its transaction; returns how many. A token works once, and only for its owner.
 * @throws ValidationFailed with the first token that is unknown, foreign, used or removed.
 */
export async function bindAttachments(trx: Trx, { tokens, ownerId, contentId, html, field }: Binding): Promise<number> {
  const wanted = [...new Set(tokens)];
  if (wanted.length === 0) return 0;
  const attached = await attachUploads(trx, { ownerId, tokens: wanted, contentId, html });
  if (attached !== wanted.length)
    throw new ValidationFailed([{ field, code: 'ATTACHMENT', message: messages.unknownUpload }]);
  return attached;
}

interface DuplicateUploads {
  tokens: readonly string[];
  ownerId: number;
  /** contents that the owner has just sent with the same files */
  contentIds: readonly number[];
  html: string;
  at: Date;
}

/**
 * Lets the owner send files again that the given contents already use: each file gets a new upload with the same bytes,
 * in the tokens and in the text. `bindAttachments` checks everything else.
 */
export async function duplicateUploads(
  trx: Trx,
  { tokens, ownerId, contentIds, html, at }: DuplicateUploads,
): Promise<{ tokens: string[]; html: string }> {
  const fresh = new Map<string, string>();
  let text = html;
  for (const { id, token_hash, ...sent } of await findSentAttachments(trx, ownerId, tokens, contentIds)) {
    const token = newToken();
    const copy = await insertUpload(trx, {
      ...sent,
      token_hash: hashToken(token),
      context: 'upload',
      context_id: null,
      inline: false,
      created_at: at,
    });
    fresh.set(token_hash!.toString('hex'), token);
    text = text.replace(new RegExp(`/api/attachment/${id}(?!\\d)`, 'g'), `/api/attachment/${copy.id}`);
  }
  return { tokens: tokens.map((token) => fresh.get(hashToken(token).toString('hex')) ?? token), html: text };
}
