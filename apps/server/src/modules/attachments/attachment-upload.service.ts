import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { FILE_OWNERS, type FileOwnerKind, type UploadedAttachment } from '@hamyar/contracts';
import { allowedFiles, type AllowedFiles } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { newToken, hashToken } from '../../platform/auth/tokens.ts';
import type { Db } from '../../platform/database/pool.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import type { UploadedFile } from '../../platform/http/request-context.ts';
import { settingsOf } from '../settings/public.ts';
import { presentAttachment } from './attachment.presenter.ts';
import { isSafeZip } from './archive-check.ts';
import { lockBlob, lockUploadsOf, insertUpload, unsentBytes } from './attachment.repository.ts';
import { detectFileKind, type FileKind } from './file-kind.ts';
import { messages } from './messages.ts';
import { sanitizeImage, type SanitizedImage } from './image-sanitizing.ts';

/** Unsent uploads of one person may be so many times as large as the largest file. */
const UNSENT_FILES = 10;

/** For what a file is uploaded; null when the caller does not say it. */
type Purpose = FileOwnerKind | null;

/** What may be uploaded for a purpose, and how much a person may keep without sending it, in bytes. */
interface Allowance extends AllowedFiles {
  unsentBytes: number;
}

async function allowanceFor(deps: Deps, purpose: Purpose): Promise<Allowance> {
  const { systemInformation } = await settingsOf(deps).current();
  const allowed = allowedFiles(purpose, systemInformation);
  const usual = allowedFiles(null, systemInformation);
  return { ...allowed, unsentBytes: Math.max(allowed.maxBytes, usual.maxBytes) * UNSENT_FILES };
}

const refuse = (code: string, message: string) => new ValidationFailed([{ field: 'file', code, message }]);

/** Refuses an upload with which the person would keep more than allowed without sending it. */
async function assertUnsentBudget(db: Db, uploaderId: number, size: number, limit: number): Promise<void> {
  if ((await unsentBytes(db, uploaderId)) + size > limit)
    throw refuse('UPLOADS_UNSENT', fillMessage(messages.unsentTooMuch, { n: Math.round(limit / 1_048_576) }));
}

/**
 * The largest file that the person may upload now, in bytes; asked before the file is read, so with a purpose that
 * nobody has checked.
 * @throws AppError DISK_FULL, ValidationFailed UPLOADS_UNSENT
 */
export async function uploadAllowance(deps: Deps, user: CurrentUser | null, purpose: unknown): Promise<number> {
  await deps.storage.assertRoom();
  const known = FILE_OWNERS.find((kind) => kind === purpose) ?? null;
  const allowance = await allowanceFor(deps, known);
  if (user) await assertUnsentBudget(deps.db, user.id, 1, allowance.unsentBytes);
  return allowance.maxBytes;
}

/**
 * Stores an upload until it is sent: its type is detected from its bytes, pictures are encoded again, contents are
 * stored by hash (decisions 2.10).
 */
export async function storeUpload(
  deps: Deps,
  user: CurrentUser,
  purpose: Purpose,
  file: UploadedFile | undefined,
): Promise<UploadedAttachment> {
  if (!file) throw refuse('REQUIRED', messages.noFile);
  if (file.size === 0) throw refuse('FILE_EMPTY', messages.fileEmpty);
  const allowance = await allowanceFor(deps, purpose);
  const kind = await detectFileKind(file.path, file.filename, allowance.types);
  if (kind === 'other_content') throw refuse('FILE_CONTENT', messages.fileContent);
  if (!kind) throw refuse('FILE_TYPE', messages.fileType);
  if (kind.zip && !(await isSafeZip(file.path))) throw refuse('FILE_ARCHIVE', messages.archive);
  const picture = kind.image ? await sanitizeImage(file.path, kind.image) : null;
  if (kind.image && !picture) throw refuse('FILE_CONTENT', messages.fileContent);
  return storeFile(deps, { user, purpose, unsentLimit: allowance.unsentBytes }, file, kind, picture);
}

async function storeFile(
  deps: Deps,
  { user, purpose, unsentLimit }: { user: CurrentUser; purpose: Purpose; unsentLimit: number },
  file: UploadedFile,
  kind: FileKind,
  picture: SanitizedImage | null,
): Promise<UploadedAttachment> {
  const now = deps.clock.now();
  const sha256 = picture ? createHash('sha256').update(picture.data).digest() : Buffer.from(file.sha256, 'hex');
  const size = picture ? picture.data.length : file.size;
  const token = newToken();
  // written before the transaction, which holds the lock of the blob: others may upload the same bytes meanwhile
  const staged = await deps.storage.stage(picture ? Readable.from([picture.data]) : createReadStream(file.path));
  try {
    const record = await withTransaction(deps.db, async (trx) => {
      await lockUploadsOf(trx, user.id);
      await assertUnsentBudget(trx, user.id, size, unsentLimit);
      // The row first: this waits for a clean-up that is removing the same bytes, and then stores them again.
      await lockBlob(trx, sha256, size, now);
      await staged.keep();
      return insertUpload(trx, {
        token_hash: hashToken(token),
        sha256,
        name: file.filename,
        extension: kind.extension,
        mime: kind.mime,
        size,
        width: picture?.width ?? null,
        height: picture?.height ?? null,
        owner_id: user.id,
        purpose,
        created_at: now,
        context: 'upload',
        context_id: null,
      });
    });
    return { ...presentAttachment(record), token };
  } finally {
    await staged.drop();
  }
}
