import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { duplicateUploads } from '../attachments/public.ts';
import { findOpeningContents } from './ticket-content.repository.ts';

/** Milliseconds in which tickets with the same message to several customers belong together. */
const SAME_LETTER_WINDOW = 600_000;

/**
 * The files of a ticket to one of several customers: files that earlier tickets already use are attached to it too
 * (decisions 2.3).
 */
export async function repeatAttachments(
  trx: Trx,
  user: CurrentUser,
  body: { attachments: string[]; subject: string },
  html: string,
  at: Date,
): Promise<{ tokens: string[]; html: string }> {
  if (body.attachments.length === 0) return { tokens: [], html };
  const contentIds = await findOpeningContents(trx, user.id, body.subject, new Date(at.getTime() - SAME_LETTER_WINDOW));
  return duplicateUploads(trx, {
    tokens: body.attachments,
    uploaderId: user.id,
    rows: { kind: 'ticket_content', ids: contentIds },
    html,
    at,
  });
}
