import type { UploadedAttachment } from '@hamyar/contracts';
import type { Trx } from '../../platform/database/transaction.ts';
import { copyUploadsTo } from '../attachments/public.ts';
import { endSharing, lockSharedDraft, shareDraft } from './shared-draft.repository.ts';

/** Lets colleagues read a draft, or ends it; the caller has checked who it is. */
export async function setDraftShared(
  trx: Trx,
  { userId, key, shared }: { userId: number; key: string; shared: boolean },
  now: Date,
): Promise<void> {
  if (shared) await shareDraft(trx, userId, key, now);
  else await endSharing(trx, userId, key, null);
}

interface DraftClaim {
  key: string;
  /** whose draft it is */
  authorId: number;
  /** who goes on with it; the caller has checked that they may read it */
  claimerId: number;
}

/** What somebody gets who takes a draft over. */
export interface TakenDraft {
  body_html: string;
  attachments: UploadedAttachment[];
}

/**
 * Gives the text of a shared draft to a colleague, with copies of its files (ADR 0125). The author keeps text and files,
 * not shared any more; from now on the draft of who took it is the shared one. Null when it is not shared any more.
 */
export async function claimDraft(
  trx: Trx,
  { key, authorId, claimerId }: DraftClaim,
  now: Date,
): Promise<TakenDraft | null> {
  const draft = await lockSharedDraft(trx, authorId, key, claimerId);
  if (!draft) return null;
  const { attachments, html } = await copyUploadsTo(trx, {
    tokens: draft.attachment_tokens,
    from: authorId,
    to: claimerId,
    html: draft.body_html,
    at: now,
  });
  await endSharing(trx, authorId, key, claimerId);
  await shareDraft(trx, claimerId, key, now);
  return { body_html: html, attachments };
}
