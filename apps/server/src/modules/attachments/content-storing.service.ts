import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Insertable } from 'kysely';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import type { StagedFile } from '../../platform/storage/file-storage.ts';
import { isSafeZip } from './archive-check.ts';
import { insertUpload, lockBlob, type AttachmentRecord } from './attachment.repository.ts';
import type { AttachmentTable } from './attachment.table.ts';
import { detectFileKind, type FileKind } from './file-kind.ts';
import { sanitizeImage, type SanitizedImage } from './image-sanitizing.ts';
import { messages } from './messages.ts';

/** A file on the disk whose content may be stored. */
export interface ExaminedFile extends Pick<FileKind, 'extension' | 'mime'> {
  /** What is stored instead of the file, when it is a picture: only its pixels. */
  picture: SanitizedImage | null;
}

const refuse = (code: string, message: string) => new ValidationFailed([{ field: 'file', code, message }]);

/**
 * Checks a file before it is stored: its type by its bytes, what an archive unpacks to; pictures are encoded again
 * (decisions 2.10).
 * @param types allowed extensions; null: any
 * @throws ValidationFailed FILE_EMPTY, FILE_TYPE, FILE_CONTENT, FILE_ARCHIVE
 */
export async function examineFile(
  file: { path: string; filename: string; size: number },
  types: readonly string[] | null,
): Promise<ExaminedFile> {
  if (file.size === 0) throw refuse('FILE_EMPTY', messages.fileEmpty);
  const kind = await detectFileKind(file.path, file.filename, types);
  if (kind === 'other_content') throw refuse('FILE_CONTENT', messages.fileContent);
  if (!kind) throw refuse('FILE_TYPE', messages.fileType);
  if (kind.zip && !(await isSafeZip(file.path))) throw refuse('FILE_ARCHIVE', messages.archive);
  const picture = kind.image ? await sanitizeImage(file.path, kind.image) : null;
  if (kind.image && !picture) throw refuse('FILE_CONTENT', messages.fileContent);
  return { extension: kind.extension, mime: kind.mime, picture };
}

/** Writes bytes, or the file at a path, to the disk, to be kept in a transaction by {@link keepContent} or dropped. */
export async function stageContent(storage: Deps['storage'], content: Buffer | string): Promise<StagedFile> {
  const source = typeof content === 'string' ? createReadStream(content) : Readable.from([content]);
  try {
    return await storage.stage(source);
  } catch (error) {
    // a stream that nobody reads opens its file later, and fails with nobody to tell when the file is gone by then
    source.destroy();
    throw error;
  }
}

/** What the row of a content says of it. */
export const columnsOfContent = ({ extension, mime, picture }: ExaminedFile, name: string) => ({
  name,
  extension,
  mime,
  width: picture?.width ?? null,
  height: picture?.height ?? null,
});

type ContentRow = Omit<Insertable<AttachmentTable>, 'sha256' | 'size' | 'created_at'>;

/** Stores a written content with its row. */
export async function keepContent(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  staged: StagedFile,
  row: ContentRow,
): Promise<AttachmentRecord> {
  const sha256 = Buffer.from(staged.hash, 'hex');
  const now = clock.now();
  // The row first: this waits for a clean-up that is removing the same bytes, and then stores them again.
  await lockBlob(trx, sha256, staged.size, now);
  await staged.keep();
  return insertUpload(trx, { ...row, sha256, size: staged.size, created_at: now });
}
