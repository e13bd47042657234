import type { Db } from '../../platform/database/pool.ts';
import { publicFileName } from '../../platform/database/public-file-name.ts';
import '../attachments/attachment.table.ts';

/** An unused upload of the caller, locked until the transaction ends. */
export async function findOwnUpload(
  trx: Db,
  tokenHash: Buffer,
  ownerId: number,
): Promise<{ id: number; sha256: Buffer; name: string; size: number } | null> {
  const row = await trx
    .selectFrom('attachment')
    .select(['id', 'sha256', 'name', 'size'])
    .where('token_hash', '=', tokenHash)
    .where('owner_id', '=', ownerId)
    .where('context', '=', 'upload')
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Hides an upload that has become a picture; the clean-up removes its content unless something else uses it. */
export async function dropUpload(trx: Db, id: number, at: Date): Promise<void> {
  await trx.updateTable('attachment').set({ deleted_at: at, token_hash: null }).where('id', '=', id).execute();
}

/**
 * Locks a blob's row, new or not, until the transaction ends: the clean-up of unused files and this transaction wait
 * for each other.
 */
export async function lockPictureBlob(trx: Db, sha256: Buffer, size: number, at: Date): Promise<void> {
  await trx
    .insertInto('file_blob')
    .values({ sha256, size, created_at: at })
    .onConflict((c) => c.column('sha256').doUpdateSet({ created_at: at }))
    .execute();
}

/**
 * Removes a public picture from its address immediately; the clean-up removes its content thirty days later (decisions
 * 2.0 "Delete").
 */
export async function dropPicture(trx: Db, id: number, at: Date): Promise<void> {
  await trx
    .updateTable('attachment')
    .set({ deleted_at: at })
    .where('id', '=', id)
    .where('context', 'in', ['profile_picture', 'setting'])
    .where('deleted_at', 'is', null)
    .execute();
}

export interface NewPicture {
  sha256: Buffer;
  size: number;
  name: string;
  extension: string;
  mime: string;
  width: number;
  height: number;
  context: 'setting' | 'profile_picture';
  contextId: number | null;
  ownerId: number;
  at: Date;
}

/** Inserts a picture that everyone who knows its name may see; the caller has locked its content's row. */
export async function insertPicture(trx: Db, p: NewPicture): Promise<{ id: number; name: string }> {
  const row = await trx
    .insertInto('attachment')
    .values({
      sha256: p.sha256,
      name: p.name,
      extension: p.extension,
      mime: p.mime,
      size: p.size,
      width: p.width,
      height: p.height,
      context: p.context,
      context_id: p.contextId,
      owner_id: p.ownerId,
      created_at: p.at,
    })
    .returning(['id', publicFileName('attachment').as('public_name')])
    .executeTakeFirstOrThrow();
  return { id: row.id, name: row.public_name ?? '' };
}
