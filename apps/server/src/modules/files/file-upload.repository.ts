import { sql, type Insertable, type Selectable } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { FileUploadPartTable, FileUploadTable } from './file.table.ts';
import { tables } from './tables.ts';

export type UploadRecord = Selectable<FileUploadTable>;
export type PartRecord = Selectable<FileUploadPartTable>;

/** Adds an upload, or answers the open one of the same file to the same folder with the new wishes. */
export async function insertUploadRow(trx: AnyDb, upload: Insertable<FileUploadTable>): Promise<UploadRecord> {
  const { owner_id: _owner, created_at: _created, ...wishes } = upload;
  return (
    tables(trx)
      .insertInto('file_upload')
      .values(upload)
      // the columns by which it is the same are written with the value that they have
      .onConflict((conflict) =>
        conflict
          .expression(sql`owner_id, coalesce(parent_id, 0), name, size, coalesce(last_modified, -1)`)
          .where('file_id', 'is', null)
          .doUpdateSet(wishes),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
  );
}

/** The person's upload that has not expired, or null; with `lock` parts and end wait for each other. */
export async function findUpload(
  db: AnyDb,
  ownerId: number,
  id: number,
  { now, lock = false }: { now: Date; lock?: boolean },
): Promise<UploadRecord | null> {
  const query = tables(db)
    .selectFrom('file_upload')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('expires_at', '>', now);
  return (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

/** The person's unfinished uploads, the newest first. */
export async function openUploads(db: AnyDb, ownerId: number, now: Date): Promise<UploadRecord[]> {
  return tables(db)
    .selectFrom('file_upload')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('file_id', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute();
}

/** Stored parts of uploads, in their order. */
export async function partsOf(db: AnyDb, uploadIds: readonly number[]): Promise<PartRecord[]> {
  if (uploadIds.length === 0) return [];
  return tables(db)
    .selectFrom('file_upload_part')
    .selectAll()
    .where('upload_id', 'in', [...uploadIds])
    .orderBy('upload_id')
    .orderBy('number')
    .execute();
}

/** Makes other parts of this person wait until the transaction ends, so that parallel ones are counted too. */
export async function lockUnfinished(trx: AnyDb, ownerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`unfinished uploads ${ownerId}`}, 0))`.execute(trx);
}

/** How many unfinished uploads a person has, and the bytes of their stored parts. */
export async function unfinishedUploads(db: AnyDb, ownerId: number): Promise<{ uploads: number; bytes: number }> {
  const { rows } = await sql<{ uploads: number; bytes: number }>`
    select count(distinct u.id)::int as uploads, coalesce(sum(p.size), 0)::bigint as bytes
    from file_upload u left join file_upload_part p on p.upload_id = u.id
    where u.owner_id = ${ownerId} and u.file_id is null`.execute(db);
  const { uploads, bytes } = rows[0]!;
  return { uploads, bytes: Number(bytes) };
}

/** Stores which content a part has. @returns the content that it had before */
export async function putPart(trx: AnyDb, part: Insertable<FileUploadPartTable>): Promise<number | null> {
  const before = await tables(trx)
    .selectFrom('file_upload_part')
    .select('attachment_id')
    .where('upload_id', '=', part.upload_id)
    .where('number', '=', part.number)
    .executeTakeFirst();
  await tables(trx)
    .insertInto('file_upload_part')
    .values(part)
    .onConflict((oc) =>
      oc.columns(['upload_id', 'number']).doUpdateSet({
        attachment_id: part.attachment_id,
        sha256: part.sha256,
        size: part.size,
      }),
    )
    .execute();
  return before?.attachment_id ?? null;
}

/** An upload that goes on is kept for longer. */
export async function extendUpload(trx: AnyDb, id: number, expiresAt: Date): Promise<void> {
  await tables(trx).updateTable('file_upload').set({ expires_at: expiresAt }).where('id', '=', id).execute();
}

/** Remembers the file that an upload became, and forgets its parts. */
export async function closeUpload(trx: AnyDb, id: number, fileId: number): Promise<void> {
  await tables(trx).deleteFrom('file_upload_part').where('upload_id', '=', id).execute();
  await tables(trx).updateTable('file_upload').set({ file_id: fileId }).where('id', '=', id).execute();
}

/** Removes an upload with its parts. */
export async function deleteUpload(trx: AnyDb, id: number): Promise<void> {
  await tables(trx).deleteFrom('file_upload').where('id', '=', id).execute();
}

/** Removes uploads that have expired. @returns their ids */
export async function deleteExpiredUploads(trx: AnyDb, now: Date): Promise<number[]> {
  const rows = await tables(trx).deleteFrom('file_upload').where('expires_at', '<=', now).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** SQL: whether the part that has this `attachment` row exists. */
export const partHasContent = (content: string) =>
  sql<boolean>`exists (select from file_upload_part p where p.attachment_id = ${sql.ref(`${content}.id`)})`;
