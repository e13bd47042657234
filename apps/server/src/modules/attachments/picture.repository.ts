import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import { publicFileName } from '../../platform/database/public-file-name.ts';

/** An unused upload of the caller, locked until the transaction ends. */
export async function findOwnUpload(
  trx: AnyDb,
  tokenHash: Buffer,
  ownerId: number,
): Promise<{ id: number; sha256: Buffer; name: string; size: number } | null> {
  const row = await tables(trx)
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

/** Hides an upload that became a public picture; the clean-up deletes its blob unless something else uses it. */
export async function dropUpload(trx: AnyDb, id: number, at: Date): Promise<void> {
  await tables(trx).updateTable('attachment').set({ deleted_at: at, token_hash: null }).where('id', '=', id).execute();
}

/**
 * Removes a public picture from its address immediately; the clean-up deletes its blob thirty days later (decisions 2.0
 * "Delete").
 */
export async function dropPicture(trx: AnyDb, id: number, at: Date): Promise<void> {
  await tables(trx)
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

/** Inserts a public picture, which everybody who knows its name may see. The caller has locked the row of its blob. */
export async function insertPicture(trx: AnyDb, p: NewPicture): Promise<{ id: number; name: string }> {
  const row = await tables(trx)
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
