import { sql, type Insertable, type Selectable } from 'kysely';
import { hashToken } from '../../platform/auth/tokens.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import type { AttachmentTable } from './attachment.table.ts';

export type AttachmentRecord = Selectable<AttachmentTable>;

/** Uploads that become part of a content. */
export interface Attaching {
  ownerId: number;
  tokens: readonly string[];
  contentId: number;
  /** the body; an upload that it shows is inline */
  html: string;
}

/** Attaches the sender's own uploads of these tokens that have not been used yet to a content; returns how many. */
export async function attachUploads(trx: AnyDb, { ownerId, tokens, contentId, html }: Attaching): Promise<number> {
  const { numUpdatedRows } = await tables(trx)
    .updateTable('attachment')
    .from((query) =>
      query
        .selectFrom('attachment')
        .select('id')
        .where('token_hash', 'in', tokens.map(hashToken))
        .where('owner_id', '=', ownerId)
        .where('context', '=', 'upload')
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .forUpdate()
        .as('upload'),
    )
    .whereRef('attachment.id', '=', 'upload.id')
    .set({
      context: 'ticket_content',
      context_id: contentId,
      inline: sql<boolean>`${html}::text ~ ('/api/attachment/' || attachment.id || '(?![0-9])')`,
    })
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * The owner's own attachments of these tokens in the given contents, locked so that the clean-up does not remove their
 * bytes.
 */
export async function findSentAttachments(
  trx: AnyDb,
  ownerId: number,
  tokens: readonly string[],
  contentIds: readonly number[],
): Promise<AttachmentRecord[]> {
  if (tokens.length === 0 || contentIds.length === 0) return [];
  return tables(trx)
    .selectFrom('attachment')
    .selectAll()
    .where('token_hash', 'in', tokens.map(hashToken))
    .where('owner_id', '=', ownerId)
    .where('context', '=', 'ticket_content')
    .where('context_id', 'in', [...contentIds])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The attachments of several contents. */
export async function attachmentsOfContents(db: AnyDb, contentIds: readonly number[]): Promise<AttachmentRecord[]> {
  if (contentIds.length === 0) return [];
  return tables(db)
    .selectFrom('attachment')
    .selectAll()
    .where('context', '=', 'ticket_content')
    .where('context_id', 'in', [...contentIds])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** One attachment by id. */
export async function findAttachment(db: AnyDb, id: number): Promise<AttachmentRecord | null> {
  return (
    (await tables(db)
      .selectFrom('attachment')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()) ?? null
  );
}

/** Hides the attachments of a removed content; their blobs go with the sweep. */
export async function dropAttachments(trx: AnyDb, contentId: number, at: Date): Promise<number> {
  const result = await tables(trx)
    .updateTable('attachment')
    .set({ deleted_at: at })
    .where('context', '=', 'ticket_content')
    .where('context_id', '=', contentId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Turns the attachments of a cancelled content into unsent uploads again. */
export async function releaseAttachments(trx: AnyDb, contentId: number): Promise<void> {
  await tables(trx)
    .updateTable('attachment')
    .set({ context: 'upload', context_id: null })
    .where('context', '=', 'ticket_content')
    .where('context_id', '=', contentId)
    .execute();
}

/**
 * Locks the row of a blob, inserting it if needed, until the transaction ends. So this and the clean-up of unused blobs
 * wait for each other.
 */
export async function lockBlob(trx: AnyDb, sha256: Buffer, size: number, at: Date): Promise<void> {
  await tables(trx)
    .insertInto('file_blob')
    .values({ sha256, size, created_at: at })
    .onConflict((oc) => oc.column('sha256').doUpdateSet({ created_at: at }))
    .execute();
}

/** Makes other uploads of this owner wait until the transaction ends, so that parallel ones are counted too. */
export async function lockUploadsOf(trx: AnyDb, ownerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${ownerId}`}, 0))`.execute(trx);
}

/** Bytes of the owner's uploads that have not been sent. */
export async function unsentBytes(db: AnyDb, ownerId: number): Promise<number> {
  const { bytes } = await tables(db)
    .selectFrom('attachment')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('size'), sql<number>`0`).as('bytes'))
    .where('context', '=', 'upload')
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** Records an upload. */
export async function insertUpload(trx: AnyDb, upload: Insertable<AttachmentTable>): Promise<AttachmentRecord> {
  return tables(trx).insertInto('attachment').values(upload).returningAll().executeTakeFirstOrThrow();
}

// Only the hash of a token is stored; a draft contains the token itself, because its author gets it back with the
// draft.
const drafted = sql<boolean>`exists (select from ticket_draft d, unnest(d.attachment_tokens) as drafted (token)
  where d.user_id = attachment.owner_id and sha256(convert_to(drafted.token, 'UTF8')) = attachment.token_hash)`;

/**
 * Deletes uploads that were never sent and are in no draft of their owner, and attachments of objects that were removed
 * so long ago that they cannot be restored.
 */
export async function deleteUnusedAttachments(db: AnyDb, uploadedBefore: Date, removedBefore: Date): Promise<number> {
  const result = await tables(db)
    .deleteFrom('attachment')
    .where((eb) =>
      eb.or([
        eb.and([eb('context', '=', 'upload'), eb('created_at', '<', uploadedBefore), eb.not(drafted)]),
        eb('deleted_at', '<', removedBefore),
      ]),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/**
 * Locks and deletes rows of blobs to which no attachment refers; no upload can use them before the transaction ends.
 */
export async function claimUnusedBlobs(trx: AnyDb, limit: number): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`delete from file_blob where sha256 in (select b.sha256 from file_blob b
    where not exists (select 1 from attachment a where a.sha256 = b.sha256) limit ${sql.lit(limit)} for update skip locked) returning encode(sha256, 'hex') as hash`.execute(
    trx,
  );
  return rows.map(({ hash }) => hash);
}

/** The person's own unsent uploads of these tokens, for a draft that lists them. */
export async function unsentUploads(
  db: AnyDb,
  ownerId: number,
  tokens: readonly string[],
): Promise<{ token: string; record: AttachmentRecord }[]> {
  if (tokens.length === 0) return [];
  const hashes = tokens.map((token) => ({ token, hash: hashToken(token) }));
  const rows = await tables(db)
    .selectFrom('attachment')
    .selectAll()
    .where(
      'token_hash',
      'in',
      hashes.map(({ hash }) => hash),
    )
    .where('owner_id', '=', ownerId)
    .where('context', '=', 'upload')
    .where('deleted_at', 'is', null)
    .execute();
  return hashes.flatMap(({ token, hash }) => {
    const record = rows.find((row) => row.token_hash?.equals(hash));
    return record ? [{ token, record }] : [];
  });
}
