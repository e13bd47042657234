import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/pool.ts';
import type { AttachmentTable } from './attachment.table.ts';

export type AttachmentRecord = Selectable<AttachmentTable>;

/** What is stored of a token: whoever reads the database cannot send with it. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Makes an upload a part of what was sent. The caller has checked that it is the sender's own. */
export async function attachUpload(trx: Db, id: number, contentId: number, inline: boolean): Promise<void> {
  await trx.updateTable('attachment').set({ context: 'ticket_content', context_id: contentId, inline, token_hash: null }).where('id', '=', id).execute();
}

/** The sender's own uploads of these tokens that have not been used yet, locked. */
export async function findUploads(trx: Db, ownerId: number, tokens: readonly string[]): Promise<AttachmentRecord[]> {
  if (tokens.length === 0) return [];
  return trx.selectFrom('attachment').selectAll().where('token_hash', 'in', tokens.map(tokenHash)).where('owner_id', '=', ownerId).where('context', '=', 'upload').where('deleted_at', 'is', null).orderBy('id').forUpdate().execute();
}

/** The attachments of several contents. */
export async function attachmentsOfContents(db: Db, contentIds: readonly number[]): Promise<AttachmentRecord[]> {
  if (contentIds.length === 0) return [];
  return db.selectFrom('attachment').selectAll().where('context', '=', 'ticket_content').where('context_id', 'in', [...contentIds]).where('deleted_at', 'is', null).orderBy('id').execute();
}

/** One attachment by id. */
export async function findAttachment(db: Db, id: number): Promise<AttachmentRecord | null> {
  return await db.selectFrom('attachment').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst() ?? null;
}

/** Hides the attachments of a removed content; their blobs go with the sweep. */
export async function dropAttachments(trx: Db, contentId: number, at: Date): Promise<number> {
  const result = await trx.updateTable('attachment').set({ deleted_at: at }).where('context', '=', 'ticket_content').where('context_id', '=', contentId).where('deleted_at', 'is', null).executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Gives the attachments of a cancelled content back to their sender, as uploads that can be sent again. */
export async function releaseAttachments(trx: Db, contentId: number): Promise<void> {
  await trx.updateTable('attachment').set({ context: 'upload', context_id: null }).where('context', '=', 'ticket_content').where('context_id', '=', contentId).execute();
}
