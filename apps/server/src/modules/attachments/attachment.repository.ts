import { FILE_LIMITS, type FileOwnerKind } from '@hamyar/contracts';
import { sql, type ExpressionBuilder, type Insertable, type Selectable } from 'kysely';
import { hashToken } from '../../platform/auth/tokens.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import type { AttachmentTable } from './attachment.table.ts';
import type { FileOwners } from './file-owner.ts';

export type AttachmentRecord = Selectable<AttachmentTable>;

/** The row that has a file. */
export interface FileRow {
  kind: FileOwnerKind;
  id: number;
}

/** Uploads that become files of a row. */
export interface Attaching {
  uploaderId: number;
  tokens: readonly string[];
  owner: FileRow;
  /** The row's text; an upload that it shows is inline. */
  html: string;
}

/**
 * Whether an upload may become a file of this kind: it was checked for this kind, or by the settings alone where the
 * kind has no limits of its own.
 */
const checkedFor = (kind: FileOwnerKind) => (eb: ExpressionBuilder<{ attachment: AttachmentTable }, 'attachment'>) => {
  const { types, bytes } = FILE_LIMITS[kind];
  return eb.or([eb('purpose', '=', kind), ...(types || bytes ? [] : [eb('purpose', 'is', null)])]);
};

/**
 * Attaches the person's own uploads of these tokens that have not been used yet to a row. @returns how many, and how
 * many files the row had before
 */
export async function attachUploads(
  trx: AnyDb,
  { uploaderId, tokens, owner, html }: Attaching,
): Promise<{ attached: number; before: number }> {
  const attached = await tables(trx)
    .updateTable('attachment')
    .from((query) =>
      query
        .selectFrom('attachment')
        .select('id')
        .where('token_hash', 'in', tokens.map(hashToken))
        .where('owner_id', '=', uploaderId)
        .where('context', '=', 'upload')
        .where(checkedFor(owner.kind))
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .forUpdate()
        .as('upload'),
    )
    .whereRef('attachment.id', '=', 'upload.id')
    .set({
      context: owner.kind,
      context_id: owner.id,
      inline: sql<boolean>`${html}::text ~ ('/api/attachment/' || attachment.id || '(?![0-9])')`,
    })
    .returning(
      sql<number>`(select count(*)::int from attachment f
        where f.context = ${owner.kind} and f.context_id = ${owner.id} and f.deleted_at is null)`.as('before'),
    )
    .execute();
  return { attached: attached.length, before: attached[0]?.before ?? 0 };
}

/**
 * The person's own attachments of these tokens in the given rows, locked so that the clean-up does not remove their
 * bytes.
 */
export async function findSentAttachments(
  trx: AnyDb,
  uploaderId: number,
  tokens: readonly string[],
  rows: FileRows,
): Promise<AttachmentRecord[]> {
  if (tokens.length === 0 || rows.ids.length === 0) return [];
  return tables(trx)
    .selectFrom('attachment')
    .selectAll()
    .where('token_hash', 'in', tokens.map(hashToken))
    .where('owner_id', '=', uploaderId)
    .where('context', '=', rows.kind)
    .where('context_id', 'in', [...rows.ids])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Several rows of one kind. */
export interface FileRows {
  kind: FileOwnerKind;
  ids: readonly number[];
}

/** The files of several rows. */
export async function attachmentsOf(db: AnyDb, { kind, ids }: FileRows): Promise<AttachmentRecord[]> {
  if (ids.length === 0) return [];
  return tables(db)
    .selectFrom('attachment')
    .selectAll()
    .where('context', '=', kind)
    .where('context_id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** The files of a row, locked so that the clean-up does not remove their bytes. */
export async function lockFilesOf(trx: AnyDb, { kind, id }: FileRow): Promise<AttachmentRecord[]> {
  return tables(trx)
    .selectFrom('attachment')
    .selectAll()
    .where('context', '=', kind)
    .where('context_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
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

/**
 * Hides files of a row, all of them or those with the given ids; their blobs go with the sweep. @returns how many were
 * hidden
 */
export async function dropAttachments(
  trx: AnyDb,
  { kind, id }: FileRow,
  at: Date,
  fileIds?: readonly number[],
): Promise<number> {
  if (fileIds?.length === 0) return 0;
  const files = tables(trx)
    .updateTable('attachment')
    .set({ deleted_at: at })
    .where('context', '=', kind)
    .where('context_id', '=', id)
    .where('deleted_at', 'is', null);
  const result = await (fileIds ? files.where('id', 'in', [...fileIds]) : files).executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/**
 * Removes files of rows immediately, without the days in which they could be restored: all of them or those with the
 * given ids. Their blobs go with the sweep.
 */
export async function discardAttachments(
  trx: AnyDb,
  { kind, ids }: FileRows,
  fileIds?: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const files = tables(trx)
    .deleteFrom('attachment')
    .where('context', '=', kind)
    .where('context_id', 'in', [...ids]);
  await (fileIds ? files.where('id', 'in', [...fileIds]) : files).execute();
}

/** Gives the files of a row another name, under which they are downloaded. */
export async function renameAttachments(trx: AnyDb, { kind, id }: FileRow, name: string): Promise<void> {
  await tables(trx)
    .updateTable('attachment')
    .set({ name })
    .where('context', '=', kind)
    .where('context_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

/** The rows that have taken a file of the manager, the newest first. */
export async function rowsWithFile(
  db: AnyDb,
  fileId: number,
): Promise<{ context: FileOwnerKind; context_id: number | null }[]> {
  return tables(db)
    .selectFrom('attachment')
    .select(['context', 'context_id'])
    .distinct()
    .where('file_id', '=', fileId)
    .where('context', '!=', 'upload')
    .where('deleted_at', 'is', null)
    .orderBy('context_id', 'desc')
    .$narrowType<{ context: FileOwnerKind }>()
    .execute();
}

/** Makes a file of a row an unsent upload of its person again; it still names the row, for {@link lockReleasedFiles}. */
export async function releaseAttachment(trx: AnyDb, id: number, kind: FileOwnerKind, tokenHash: Buffer): Promise<void> {
  await tables(trx)
    .updateTable('attachment')
    .set({ context: 'upload', purpose: kind, token_hash: tokenHash })
    .where('id', '=', id)
    .execute();
}

/** The files that a row has given back to a person who has not sent them since. */
export async function lockReleasedFiles(
  trx: AnyDb,
  { kind, id }: FileRow,
  uploaderId: number,
): Promise<AttachmentRecord[]> {
  return tables(trx)
    .selectFrom('attachment')
    .selectAll()
    .where('context', '=', 'upload')
    .where('context_id', '=', id)
    .where('purpose', '=', kind)
    .where('owner_id', '=', uploaderId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
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

/** Makes other uploads of this person wait until the transaction ends, so that parallel ones are counted too. */
export async function lockUploadsOf(trx: AnyDb, uploaderId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${uploaderId}`}, 0))`.execute(trx);
}

/** Bytes of the person's uploads that have not been sent. */
export async function unsentBytes(db: AnyDb, uploaderId: number): Promise<number> {
  const { bytes } = await tables(db)
    .selectFrom('attachment')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('size'), sql<number>`0`).as('bytes'))
    .where('context', '=', 'upload')
    .where('owner_id', '=', uploaderId)
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

/** Files that are looked at in one statement. */
const ORPHAN_BATCH = 5_000;

/**
 * Hides those of the files after this id that no row of their kind has. Files of a kind that nobody declares stay.
 * @returns the id to go on from, null when there are no more
 */
export async function hideOrphans(db: AnyDb, owners: FileOwners, after: number, at: Date): Promise<number | null> {
  const {
    rows: [batch],
  } = await sql<{ last: number | null }>`select max(id) as last from
    (select id from attachment where id > ${after} order by id limit ${sql.lit(ORPHAN_BATCH)}) as batch`.execute(db);
  if (!batch?.last) return null;
  const orphaned = [...owners].map(([kind, { has }]) => sql<boolean>`(a.context = ${kind} and not ${has('a')})`);
  await sql`update attachment a set deleted_at = ${at} where a.id > ${after} and a.id <= ${batch.last}
    and a.deleted_at is null and (${sql.join([sql`false`, ...orphaned], sql` or `)})`.execute(db);
  return batch.last;
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

/**
 * The person's own unsent uploads of these tokens, for a draft that lists them; locked, so that the clean-up does not
 * remove their bytes.
 */
export async function unsentUploads(
  db: AnyDb,
  uploaderId: number,
  tokens: readonly string[],
  lock: 'lock' | 'read' = 'read',
): Promise<{ token: string; record: AttachmentRecord }[]> {
  if (tokens.length === 0) return [];
  const hashes = tokens.map((token) => ({ token, hash: hashToken(token) }));
  const uploads = tables(db)
    .selectFrom('attachment')
    .selectAll()
    .where(
      'token_hash',
      'in',
      hashes.map(({ hash }) => hash),
    )
    .where('owner_id', '=', uploaderId)
    .where('context', '=', 'upload')
    .where('deleted_at', 'is', null);
  const rows = await (lock === 'lock' ? uploads.forUpdate() : uploads).execute();
  return hashes.flatMap(({ token, hash }) => {
    const record = rows.find((row) => row.token_hash?.equals(hash));
    return record ? [{ token, record }] : [];
  });
}
