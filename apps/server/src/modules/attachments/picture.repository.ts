import type { FileOwnerKind } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import { publicFileName } from '../../platform/database/public-file-name.ts';
import type { FileOwners } from './file-owner.ts';

/** An unused upload of the caller that may become a picture of this kind, locked until the transaction ends. */
export async function findOwnUpload(
  trx: AnyDb,
  tokenHash: Buffer,
  uploaderId: number,
  kind: FileOwnerKind,
): Promise<{ id: number; sha256: Buffer; name: string; extension: string; size: number } | null> {
  const row = await tables(trx)
    .selectFrom('attachment')
    .select(['id', 'sha256', 'name', 'extension', 'size'])
    .where('token_hash', '=', tokenHash)
    .where('owner_id', '=', uploaderId)
    .where((eb) => eb.or([eb('purpose', '=', kind), eb('purpose', 'is', null)]))
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
export async function dropPicture(trx: AnyDb, kind: FileOwnerKind, id: number, at: Date): Promise<void> {
  await tables(trx)
    .updateTable('attachment')
    .set({ deleted_at: at })
    .where('id', '=', id)
    .where('context', '=', kind)
    .where('deleted_at', 'is', null)
    .execute();
}

/** The row that shows a picture; its id is null where rows of this kind have no number. */
export interface PictureRow {
  kind: FileOwnerKind;
  id: number | null;
}

export interface NewPicture {
  sha256: Buffer;
  size: number;
  name: string;
  extension: string;
  mime: string;
  width: number;
  height: number;
  owner: PictureRow;
  uploaderId: number;
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
      context: p.owner.kind,
      context_id: p.owner.id,
      owner_id: p.uploaderId,
      created_at: p.at,
    })
    .returning(['id', publicFileName('attachment').as('public_name')])
    .executeTakeFirstOrThrow();
  return { id: row.id, name: row.public_name ?? '' };
}

/** A picture for everybody who knows its name. */
export interface PublicPicture {
  sha256: Buffer;
  mime: string;
  size: number;
  /** A person's own picture: shared caches must not store it. */
  personal: boolean;
}

/** A public picture, while a row shows it. */
export async function findPublicPicture(db: AnyDb, owners: FileOwners, id: number): Promise<PublicPicture | null> {
  const kinds = [...owners].flatMap(([kind, owner]) => ('personal' in owner ? [{ kind, ...owner }] : []));
  const shown = kinds.map(({ kind, has }) => sql<boolean>`(a.context = ${kind} and ${has('a')})`);
  const {
    rows: [row],
  } = await sql<Omit<PublicPicture, 'personal'> & { context: string }>`
    select a.sha256, a.mime, a.size, a.context from attachment a
    where a.id = ${id} and a.deleted_at is null and (${sql.join([sql`false`, ...shown], sql` or `)})`.execute(db);
  if (!row) return null;
  const { context, ...picture } = row;
  return { ...picture, personal: kinds.some(({ kind, personal }) => kind === context && personal) };
}
