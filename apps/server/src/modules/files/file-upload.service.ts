import { normalizeInput } from '@hamyar/persian';
import {
  FILE_PART_BYTES,
  MANAGED_FILE_MAX_BYTES,
  UNFINISHED_HOURS,
  type FileUpload,
  type FileVisibility,
  type ManagedFile,
  type NameConflict,
} from '@hamyar/contracts';
import type { BodyOf, DataOf, filePartPut, fileUploadFinish, fileUploadStart } from '@hamyar/contracts/schemas';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound } from '../../platform/http/app-errors.ts';
import type { UploadedFile } from '../../platform/http/request-context.ts';
import { uploadsFolder } from '../../platform/storage/temporary-files.ts';
import { discardAttachments, keepContent, stageContent } from '../attachments/public.ts';
import { prepareContent, putContent, type FileTarget } from './file-content.service.ts';
import type { TabOf } from './file-channels.ts';
import { mayManageFiles } from './file.policy.ts';
import { storedFile } from './file.service.ts';
import { checkUploadTarget, refuse } from './file-target.service.ts';
import { toFileUpload } from './file-upload.presenter.ts';
import {
  closeUpload,
  deleteUpload,
  extendUpload,
  findUpload,
  insertUploadRow,
  lockUnfinished,
  openUploads,
  partsOf,
  putPart,
  unfinishedUploads,
  type PartRecord,
  type UploadRecord,
} from './file-upload.repository.ts';
import type { FileUploadTable } from './file.table.ts';
import { messages } from './messages.ts';

/** Unfinished uploads of one person may be so many times as large as the largest file. */
const UNFINISHED_FILES = 10;
const UNFINISHED_BYTES = MANAGED_FILE_MAX_BYTES * UNFINISHED_FILES;

/** Unfinished uploads of one person, far above the hundred files that are sent at once (decisions 2.10). */
const UNFINISHED_UPLOADS = 1000;

const expiry = ({ clock }: Pick<Deps, 'clock'>): Date => new Date(clock.now().getTime() + UNFINISHED_HOURS * 3_600_000);

/** @throws Forbidden for who may not put files into the manager (decisions 2.25) */
export function assertMayUpload(user: CurrentUser | null): void {
  if (!user || !mayManageFiles(user)) throw new Forbidden();
}

/** @throws ValidationFailed UPLOADS_UNSENT when the person would keep too much that is not finished */
async function assertBudget(deps: { db: Deps['db'] | Trx }, ownerId: number, more: number): Promise<void> {
  const { uploads, bytes } = await unfinishedUploads(deps.db, ownerId);
  if (uploads > UNFINISHED_UPLOADS)
    throw refuse('file', 'UPLOADS_UNSENT', messages.unfinishedTooMany, { n: UNFINISHED_UPLOADS });
  if (bytes + more > UNFINISHED_BYTES)
    throw refuse('file', 'UPLOADS_UNSENT', messages.unfinishedTooMuch, { n: UNFINISHED_BYTES / 1_048_576 });
}

type StartBody = BodyOf<typeof fileUploadStart>;

/** The columns of each value that a person sends at the start; what is not said this time is forgotten. */
const COLUMNS = {
  name: (name) => ({ name }),
  size: (size) => ({ size }),
  last_modified: (last_modified) => ({ last_modified }),
  parent_id: (parent_id) => ({ parent_id }),
  visibility: (visibility: FileVisibility | null) => ({ visibility }),
  on_conflict: (on_conflict: NameConflict | null) => ({ on_conflict }),
} satisfies BodyColumns<StartBody, FileUploadTable>;

/**
 * Starts an upload, or goes on with the same file to the same folder. What would be refused at its end is refused now.
 * @throws Forbidden, ValidationFailed PARENT_GONE, AppError NAME_TAKEN, DISK_FULL
 */
export async function startUpload(deps: Deps, user: CurrentUser, body: StartBody): Promise<FileUpload> {
  assertMayUpload(user);
  await deps.storage.assertRoom();
  const wanted = { ...body, name: normalizeInput(body.name) };
  await checkUploadTarget(deps.db, user, wanted);
  await assertBudget(deps, user.id, 1);
  const upload = await insertUploadRow(deps.db, {
    ...columnsOf(COLUMNS, {
      ...wanted,
      visibility: wanted.visibility ?? null,
      on_conflict: wanted.on_conflict ?? null,
    }),
    owner_id: user.id,
    created_at: deps.clock.now(),
    expires_at: expiry(deps),
  });
  return toFileUpload(upload, await partsOf(deps.db, [upload.id]));
}

/** The person's unfinished uploads with their parts. */
export async function listUploads({ db, clock }: Deps, user: CurrentUser): Promise<FileUpload[]> {
  const uploads = await openUploads(db, user.id, clock.now());
  const parts = await partsOf(
    db,
    uploads.map(({ id }) => id),
  );
  return uploads.map((upload) =>
    toFileUpload(
      upload,
      parts.filter(({ upload_id }) => upload_id === upload.id),
    ),
  );
}

/** One unfinished upload of the person. @throws NotFound */
export async function openUpload({ db, clock }: Deps, user: CurrentUser, id: number): Promise<FileUpload> {
  const upload = await findUpload(db, user.id, id, { now: clock.now() });
  if (!upload || upload.file_id !== null) throw new NotFound();
  return toFileUpload(upload, await partsOf(db, [id]));
}

/** Number of parts of a file. */
const countParts = ({ size }: Pick<UploadRecord, 'size'>): number => Math.ceil(size / FILE_PART_BYTES);

/** Bytes that a part must have. */
const partSize = ({ size }: Pick<UploadRecord, 'size'>, number: number): number =>
  Math.min(FILE_PART_BYTES, size - (number - 1) * FILE_PART_BYTES);

/** The part of an upload that a request brings. */
export interface SentPart {
  id: number;
  number: number;
  /** What its sender has computed. */
  sha256: string;
  file: UploadedFile | undefined;
}

/**
 * Stores one part durably. The same part again is no error; another content takes its position.
 * @throws NotFound, ValidationFailed PART_HASH, PART_SIZE, UPLOADS_UNSENT
 */
export async function storePart(
  deps: Deps,
  user: CurrentUser,
  { id, number, sha256, file }: SentPart,
): Promise<DataOf<typeof filePartPut>> {
  const now = deps.clock.now();
  const upload = await findUpload(deps.db, user.id, id, { now });
  if (!upload || upload.file_id !== null || number > countParts(upload)) throw new NotFound();
  if (!file) throw refuse('file', 'REQUIRED');
  if (file.size !== partSize(upload, number)) throw refuse('file', 'PART_SIZE', messages.partSize);
  if (file.sha256 !== sha256) throw refuse('file', 'PART_HASH', messages.partHash);
  const answer = { number, size: file.size, sha256 };
  if (hasPart(await partsOf(deps.db, [id]), answer)) return answer;
  const staged = await stageContent(deps.storage, file.path);
  try {
    await withTransaction(deps.db, async (trx) => {
      await lockUnfinished(trx, user.id);
      const open = await findUpload(trx, user.id, id, { now, lock: true });
      if (!open || open.file_id !== null) throw new NotFound();
      await assertBudget({ db: trx }, user.id, file.size);
      const { id: attachmentId } = await keepContent(deps, trx, staged, {
        name: `${number}`,
        extension: '',
        mime: 'application/octet-stream',
        width: null,
        height: null,
        owner_id: user.id,
        context: 'file_part',
        context_id: id,
      });
      const part = { upload_id: id, number, attachment_id: attachmentId, sha256: Buffer.from(sha256, 'hex') };
      const before = await putPart(trx, { ...part, size: file.size });
      if (before !== null) await discardAttachments(trx, { kind: 'file_part', ids: [id] }, [before]);
      await extendUpload(trx, id, expiry(deps));
    });
  } finally {
    await staged.drop();
  }
  return answer;
}

const hasPart = (parts: readonly PartRecord[], { number, sha256 }: { number: number; sha256: string }): boolean =>
  parts.some((part) => part.number === number && part.sha256.toString('hex') === sha256);

/**
 * Makes a file of the parts. Whatever is refused keeps them; a repeated end answers the same file.
 * @throws NotFound, Forbidden, ValidationFailed PARTS_MISSING, PARENT_GONE, FILE_CONTENT, FILE_ARCHIVE, AppError NAME_TAKEN
 */
export async function finishUpload(
  deps: Deps,
  editor: Editor & TabOf,
  id: number,
  body: BodyOf<typeof fileUploadFinish>,
): Promise<ManagedFile> {
  const { user } = editor;
  assertMayUpload(user);
  const now = deps.clock.now();
  const upload = await findUpload(deps.db, user.id, id, { now });
  if (!upload) throw new NotFound();
  if (upload.file_id !== null) return storedFile(deps.db, user, upload.file_id);
  const parts = await partsOf(deps.db, [id]);
  const missing = countParts(upload) - parts.length;
  if (missing > 0) throw refuse('file', 'PARTS_MISSING', messages.partsMissing, { n: missing });
  const target: FileTarget = {
    name: normalizeInput(body.name ?? upload.name),
    parent_id: body.parent_id === undefined ? upload.parent_id : body.parent_id,
    visibility: body.visibility ?? upload.visibility,
    on_conflict: body.on_conflict ?? upload.on_conflict,
  };
  await deps.storage.assertRoom();
  await checkUploadTarget(deps.db, user, target);
  const path = await assemble(deps, parts);
  try {
    const content = await prepareContent(deps, { path, filename: target.name, size: upload.size });
    try {
      return await putContent(deps, editor, target, content, {
        before: async (trx) => {
          const open = await findUpload(trx, user.id, id, { now, lock: true });
          if (!open) throw new NotFound();
          if (open.file_id !== null) throw new FinishedMeanwhile();
        },
        after: async (trx, fileId) => {
          await closeUpload(trx, id, fileId);
          await discardAttachments(trx, { kind: 'file_part', ids: [id] });
        },
      });
    } catch (error) {
      if (error instanceof FinishedMeanwhile) return await finishUpload(deps, editor, id, body);
      throw error;
    } finally {
      await content.drop();
    }
  } finally {
    await rm(path, { force: true });
  }
}

/** Another request for the end of the same upload was faster. */
class FinishedMeanwhile extends Error {}

/** Writes the parts one after the other into a temporary file. @returns its path */
async function assemble({ config, storage }: Deps, parts: readonly PartRecord[]): Promise<string> {
  const folder = uploadsFolder(config.dataDir);
  await mkdir(folder, { recursive: true });
  const path = join(folder, `upload-${randomUUID()}`);
  async function* contents() {
    for (const { sha256 } of parts) yield* await storage.get(sha256.toString('hex'));
  }
  try {
    await pipeline(contents, createWriteStream(path, { mode: 0o600 }));
    return path;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Ends an upload and removes its parts. @throws NotFound */
export async function cancelUpload(deps: Deps, user: CurrentUser, id: number): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    const upload = await findUpload(trx, user.id, id, { now: deps.clock.now(), lock: true });
    if (!upload || upload.file_id !== null) throw new NotFound();
    await deleteUpload(trx, id);
    await discardAttachments(trx, { kind: 'file_part', ids: [id] });
  });
}
