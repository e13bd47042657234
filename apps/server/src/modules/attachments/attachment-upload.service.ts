import { FILE_LIMITS, FILE_OWNERS, type FileOwnerKind, type UploadedAttachment } from '@hamyar/contracts';
import { allowedFiles, type AllowedFiles } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { newToken, hashToken } from '../../platform/auth/tokens.ts';
import type { Db } from '../../platform/database/pool.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import type { UploadedFile } from '../../platform/http/request-context.ts';
import { formatBytes } from '@hamyar/persian';
import { fieldError } from '../../platform/http/field-errors.ts';
import { settingsOf } from '../settings/public.ts';
import { presentAttachment } from './attachment.presenter.ts';
import { lockBlob, lockUploadsOf, insertUpload, unsentBytes, type AttachmentRecord } from './attachment.repository.ts';
import { columnsOfContent, examineFile, keepContent, stageContent } from './content-storing.service.ts';
import { isKnownType } from './file-kind.ts';
import { messages } from './messages.ts';

/** Unsent uploads of one person may be so many times as large as the largest file. */
const UNSENT_FILES = 10;

/** For what a file is uploaded; null when the caller does not say it. */
type Purpose = FileOwnerKind | null;

/** What may be uploaded for a purpose, and how much a person may keep without sending it, in bytes. */
interface Allowance extends AllowedFiles {
  unsentBytes: number;
}

async function allowanceFor(deps: Deps, db: Db, purpose: Purpose): Promise<Allowance> {
  const { systemInformation } = await settingsOf(deps).current(db);
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
  const known = FILE_OWNERS.find((kind) => kind === purpose && !FILE_LIMITS[kind].ownCalls) ?? null;
  const allowance = await allowanceFor(deps, deps.db, known);
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
  if (purpose !== null && FILE_LIMITS[purpose].ownCalls) throw new ValidationFailed([fieldError('purpose', 'CHOICE')]);
  if (!file) throw refuse('REQUIRED', messages.noFile);
  const allowance = await allowanceFor(deps, deps.db, purpose);
  const examined = await examineFile(file, allowance.types);
  const token = newToken();
  // written before the transaction, which holds the lock of the blob: others may upload the same bytes meanwhile
  const staged = await stageContent(deps.storage, examined.picture?.data ?? file.path);
  try {
    const record = await withTransaction(deps.db, async (trx) => {
      await lockUploadsOf(trx, user.id);
      await assertUnsentBudget(trx, user.id, staged.size, allowance.unsentBytes);
      return keepContent(deps, trx, staged, {
        ...columnsOfContent(examined, file.filename),
        token_hash: hashToken(token),
        owner_id: user.id,
        purpose,
        context: 'upload',
        context_id: null,
      });
    });
    return { ...presentAttachment(record), token };
  } finally {
    await staged.drop();
  }
}

/** A stored file that becomes an upload. */
export interface CopiedFile {
  /** Of a file of the manager: its id. */
  fileId: number | null;
  /** Its name now. */
  name: string;
  /** Its content. */
  source: AttachmentRecord;
  purpose: FileOwnerKind;
}

/**
 * Makes a stored file an upload of the person over the same content, so that it is sent by its token as any other and
 * its row decides who may have it. The caller has locked the row of the file.
 * @throws ValidationFailed when the purpose does not allow its type or size
 */
export async function copyAsUpload(
  deps: Deps,
  trx: Trx,
  user: CurrentUser,
  { fileId, name, source, purpose }: CopiedFile,
): Promise<UploadedAttachment> {
  if (FILE_LIMITS[purpose].ownCalls) throw new ValidationFailed([fieldError('purpose', 'CHOICE')]);
  const { types, maxBytes, unsentBytes: limit } = await allowanceFor(deps, trx, purpose);
  // of what is not known the bytes were not compared with the extension
  if (types && !(isKnownType(source.extension) && types.includes(source.extension)))
    throw refuse('FILE_TYPE', messages.fileType);
  if (source.size > maxBytes)
    throw new ValidationFailed([fieldError('file', 'FILE_SIZE', { max: formatBytes(maxBytes) })]);
  await lockUploadsOf(trx, user.id);
  await assertUnsentBudget(trx, user.id, source.size, limit);
  const token = newToken();
  await lockBlob(trx, source.sha256, source.size, deps.clock.now());
  const record = await insertUpload(trx, {
    sha256: source.sha256,
    size: source.size,
    extension: source.extension,
    mime: source.mime,
    width: source.width,
    height: source.height,
    name,
    token_hash: hashToken(token),
    file_id: fileId,
    owner_id: user.id,
    purpose,
    created_at: deps.clock.now(),
    context: 'upload',
    context_id: null,
  });
  return { ...presentAttachment(record), token };
}
