import type { FileVisibility, ManagedFile } from '@hamyar/contracts';
import { normalizeInput } from '@hamyar/persian';
import { fileStore, type BodyOf, type fileUploadFinish } from '@hamyar/contracts/schemas';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { columnsOf } from '../../platform/database/body-columns.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden } from '../../platform/http/app-errors.ts';
import type { UploadedFile } from '../../platform/http/request-context.ts';
import type { StagedFile } from '../../platform/storage/file-storage.ts';
import {
  columnsOfContent,
  dropAttachments,
  examineFile,
  keepContent,
  makeThumbnail,
  stageContent,
  type ExaminedFile,
} from '../attachments/public.ts';
import { audit, changedColumns } from '../logs/public.ts';
import { publishFileChange, type TabOf } from './file-channels.ts';
import { fileScope, mayChangeFile, mayManageFiles } from './file.policy.ts';
import { findByName, findFile, insertFile, updateFile, type FileRecord } from './file.repository.ts';
import { FILE_COLUMNS, keyFor, newAddress, storedFile } from './file.service.ts';
import { checkTarget, checkUploadTarget, freeName, nameTaken, refuse, withUniqueName } from './file-target.service.ts';
import { messages } from './messages.ts';

type Sent = BodyOf<typeof fileStore> & BodyOf<typeof fileUploadFinish>;

/**
 * Where a content goes in the tree, and what a person has said of it: a value for everything that the call takes, null for
 * what was not said. Without a visibility it gets that of the parent, or of the file whose content is replaced.
 */
export type FileTarget = { [Key in keyof Sent]-?: Exclude<Sent[Key], undefined> | null } & { name: string };

/** A checked content on the disk, with its small picture. Drop it in any case. */
export interface PreparedContent {
  examined: ExaminedFile;
  staged: StagedFile;
  thumbnail: { examined: ExaminedFile; staged: StagedFile } | null;
  drop(): Promise<void>;
}

/**
 * Checks and writes a content; the long part of {@link putContent}, done before anything is locked.
 * @throws ValidationFailed FILE_EMPTY, FILE_CONTENT, FILE_ARCHIVE; StorageFull
 */
export async function prepareContent(
  { storage }: Pick<Deps, 'storage'>,
  file: { path: string; filename: string; size: number },
): Promise<PreparedContent> {
  const examined = await examineFile(file, null);
  const small = await makeThumbnail(examined.picture, { file: file.path, mime: examined.mime });
  const staged = await stageContent(storage, examined.picture?.data ?? file.path);
  try {
    const thumbnail = small && {
      examined: { extension: 'webp', mime: 'image/webp', picture: small },
      staged: await stageContent(storage, small.data),
    };
    return {
      examined,
      staged,
      thumbnail,
      drop: async () => {
        await staged.drop();
        await thumbnail?.staged.drop();
      },
    };
  } catch (error) {
    await staged.drop();
    throw error;
  }
}

/**
 * Makes a content a file of the manager, or the new content of the one that has its name.
 * @param upload what is done with the upload from which it comes, before and after it
 * @throws ValidationFailed PARENT_GONE, AppError NAME_TAKEN, Forbidden to replace
 */
export async function putContent(
  deps: Deps,
  editor: Editor & TabOf,
  target: FileTarget,
  content: PreparedContent,
  upload?: { before(trx: Trx): Promise<void>; after(trx: Trx, fileId: number): Promise<void> },
): Promise<ManagedFile> {
  return withUniqueName(() =>
    withTransaction(deps.db, async (trx) => {
      await upload?.before(trx);
      const parent = await checkTarget(trx, editor.user, target.parent_id, { moved: null, file: true });
      const existing = await findByName(trx, target.parent_id, target.name);
      if (existing && target.on_conflict === null) throw nameTaken();
      const id =
        existing && target.on_conflict === 'replace'
          ? await replaceFile(deps, trx, editor, existing, target)
          : await addFile(deps, trx, editor, {
              ...target,
              name: existing ? await freeName(trx, target.parent_id, target.name) : target.name,
              visibility: target.visibility ?? parent?.visibility ?? 'staff',
            });
      await keepContents(deps, trx, editor.user, await lockedFile(trx, editor.user, id), content);
      await upload?.after(trx, id);
      const change = { id, folder: false, parents: [target.parent_id] };
      await publishFileChange(deps, trx, change, editor.socketId ?? null);
      return storedFile(trx, editor.user, id);
    }),
  );
}

async function lockedFile(trx: Trx, user: CurrentUser, id: number): Promise<FileRecord> {
  const file = await findFile(trx, fileScope(user), id, true);
  if (!file) throw new Forbidden();
  return file;
}

async function addFile(
  deps: Deps,
  trx: Trx,
  { user, ip }: Editor,
  { on_conflict: _, ...file }: FileTarget & { visibility: FileVisibility },
): Promise<number> {
  const now = deps.clock.now();
  const { parent_id, visibility } = file;
  const columns = columnsOf(FILE_COLUMNS, file);
  const id = await insertFile(trx, {
    ...columns,
    folder: false,
    public_key: keyFor(visibility, false),
    owner_id: user.id,
    created_at: now,
    updated_at: now,
  });
  await audit(
    deps,
    trx,
    { caller: user, ip },
    {
      action: 'file.create',
      object_type: 'file',
      object_id: id,
      object_name: columns.name,
      after: { parent_id, visibility },
    },
  );
  return id;
}

/** The values that a person has said of a content, besides where it goes. */
const saidOf = ({ name: _name, parent_id: _parent, ...said }: FileTarget): Partial<Omit<Sent, 'name' | 'parent_id'>> =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null));

/**
 * Rows that have taken the old content keep it. A visibility that is said is the one of the new content: who sends
 * something private over a public file must not publish it.
 */
async function replaceFile(
  deps: Deps,
  trx: Trx,
  { user, ip }: Editor,
  { id, folder }: { id: number; folder: boolean },
  target: FileTarget,
): Promise<number> {
  if (folder) throw refuse('name', 'DUPLICATE', messages.folderHasName);
  const current = await lockedFile(trx, user, id);
  if (!mayChangeFile(user, current)) throw new Forbidden();
  const now = deps.clock.now();
  for (const kind of ['file', 'file_thumbnail'] as const) await dropAttachments(trx, { kind, id }, now);
  const changes = columnsOf(FILE_COLUMNS, saidOf(target));
  await updateFile(trx, id, { ...changes, ...newAddress(current, changes), updated_at: now });
  const { before, after } = changedColumns(current, changes);
  await audit(
    deps,
    trx,
    { caller: user, ip },
    {
      action: 'file.replace',
      object_type: 'file',
      object_id: id,
      object_name: current.name,
      before: { size: current.size, ...before },
      after,
    },
  );
  return id;
}

async function keepContents(
  deps: Deps,
  trx: Trx,
  user: CurrentUser,
  { id, name }: FileRecord,
  { examined, staged, thumbnail }: PreparedContent,
): Promise<void> {
  const row = { context_id: id, owner_id: user.id };
  await keepContent(deps, trx, staged, { ...columnsOfContent(examined, name), ...row, context: 'file' });
  if (thumbnail)
    await keepContent(deps, trx, thumbnail.staged, {
      ...columnsOfContent(thumbnail.examined, name),
      ...row,
      context: 'file_thumbnail',
    });
}

/** A file that comes in one request (spec 7.29). @throws Forbidden, and as {@link prepareContent} and {@link putContent} */
export async function storeSmallFile(
  deps: Deps,
  editor: Editor & TabOf,
  body: BodyOf<typeof fileStore>,
  file: UploadedFile,
): Promise<ManagedFile> {
  if (!mayManageFiles(editor.user)) throw new Forbidden();
  const named = fileStore.body.shape.name.safeParse(body.name ?? file.filename);
  if (!named.success || named.data === undefined) throw refuse('name', 'PATTERN');
  const target = {
    ...body,
    name: normalizeInput(named.data),
    visibility: body.visibility ?? null,
    on_conflict: body.on_conflict ?? null,
  };
  await checkUploadTarget(deps.db, editor.user, target);
  const content = await prepareContent(deps, { path: file.path, filename: target.name, size: file.size });
  try {
    return await putContent(deps, editor, target, content);
  } finally {
    await content.drop();
  }
}
