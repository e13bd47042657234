import type { ManagedFile } from '@hamyar/contracts';
import type { BodyOf, DataOf, fileGet, fileStore, fileUpdate } from '@hamyar/contracts/schemas';
import { normalizeInput, searchKeyCompact } from '@hamyar/persian';
import { randomBytes } from 'node:crypto';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound } from '../../platform/http/app-errors.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { dropAttachments, renameAttachments } from '../attachments/public.ts';
import { audit, changedColumns } from '../logs/public.ts';
import { publishFileChange, type TabOf } from './file-channels.ts';
import { fileScope, mayChangeFile, mayManageFiles } from './file.policy.ts';
import { toManagedFile } from './file.presenter.ts';
import {
  contentsOf,
  countFiles,
  findFile,
  insertFile,
  listFiles,
  updateFile,
  type FileQuery,
  type FileRecord,
} from './file.repository.ts';
import type { FileTable } from './file.table.ts';
import { checkTarget, refuse, withUniqueName } from './file-target.service.ts';
import { countChildren, lockTree, pathTo } from './file-tree.repository.ts';
import { refuseUsed } from './file-use.service.ts';
import { messages } from './messages.ts';

type NewBody = BodyOf<typeof fileStore>;
type Body = BodyOf<typeof fileUpdate>;

/** What a folder contains, or what a keyword finds. @throws NotFound for a folder outside of the scope */
export async function pageOfFiles(
  { db }: Pick<Deps, 'db'>,
  user: CurrentUser,
  query: FileQuery,
): Promise<{ rows: ManagedFile[]; page: PageInfo }> {
  const scope = fileScope(user);
  if (query.parent_id !== undefined && !(await findFile(db, scope, query.parent_id))?.folder) throw new NotFound();
  const [rows, total] = await Promise.all([listFiles(db, scope, query), countFiles(db, scope, query)]);
  return { rows: rows.map(toManagedFile), page: { currentPage: query.page, perPage: query.perPage, total } };
}

/** One folder or file, with the folders above it. @throws NotFound outside of the scope */
export async function openFile(
  { db }: Pick<Deps, 'db'>,
  user: CurrentUser,
  id: number,
): Promise<Omit<DataOf<typeof fileGet>, 'public_url'>> {
  const scope = fileScope(user);
  const record = await findFile(db, scope, id);
  if (!record) throw new NotFound();
  const above = (await pathTo(db, id, scope)).slice(0, -1);
  return {
    ...toManagedFile(record),
    ancestors: above.filter(({ visible }) => visible).map(({ id: folder, name }) => ({ id: folder, name })),
    contents: record.folder ? await contentsOf(db, scope, id) : null,
  };
}

/**
 * The columns of a name, normalised as all other names are: «كتاب» and «کتاب» are one name, also for the unique index, and
 * so are names that differ by signs that nobody sees.
 */
export const nameColumns = (name: string) => ({ name: normalizeInput(name), name_norm: searchKeyCompact(name) });

/** The columns of each value that a person sends of a new or a stored file or folder. */
export const FILE_COLUMNS = {
  version: null,
  name: nameColumns,
  parent_id: (parent_id) => ({ parent_id }),
  visibility: (visibility) => ({ visibility }),
  // says what happens, and is not stored
  on_conflict: null,
} satisfies BodyColumns<Body & NewBody, FileTable>;

/** A new unguessable part of an address for a public file; none for what is not public. */
export const keyFor = (visibility: FileTable['visibility'] | string, folder: boolean): string | null =>
  visibility === 'public' && !folder ? randomBytes(16).toString('base64url') : null;

/** The stored row, as the API answers it. */
export async function storedFile(db: AnyDb, user: CurrentUser, id: number): Promise<ManagedFile> {
  const record = await findFile(db, fileScope(user), id);
  if (!record) throw new NotFound();
  return toManagedFile(record);
}

/** What the audit log calls it. */
const kindOf = ({ folder }: Pick<FileRecord, 'folder'>): 'folder' | 'file' => (folder ? 'folder' : 'file');

/** Creates a folder; it is seen by whom its parent is seen by, unless the body says it. @throws Forbidden, ValidationFailed */
export async function createFolder(
  deps: Deps,
  { user, ip, socketId = null }: Editor & TabOf,
  body: NewBody,
): Promise<ManagedFile> {
  if (!mayManageFiles(user)) throw new Forbidden();
  const { name, parent_id } = body;
  if (name === undefined) throw refuse('name', 'REQUIRED');
  const now = deps.clock.now();
  return withUniqueName(() =>
    withTransaction(deps.db, async (trx) => {
      const parent = await checkTarget(trx, user, parent_id, { moved: null });
      const visibility = body.visibility ?? parent?.visibility ?? 'staff';
      const columns = columnsOf(FILE_COLUMNS, { ...body, name, visibility });
      const id = await insertFile(trx, {
        ...columns,
        folder: true,
        owner_id: user.id,
        created_at: now,
        updated_at: now,
      });
      await audit(
        deps,
        trx,
        { caller: user, ip },
        { action: 'folder.create', object_type: 'file', object_id: id, object_name: columns.name, after: body },
      );
      await publishFileChange(deps, trx, { id, folder: true, parents: [parent_id] }, socketId);
      return storedFile(trx, user, id);
    }),
  );
}

/** Renames, moves or shares. @throws Forbidden, NotFound, Nok VERSION_CONFLICT, ValidationFailed */
export async function changeFile(
  deps: Deps,
  { user, ip, socketId = null }: Editor & TabOf,
  id: number,
  body: Body,
): Promise<ManagedFile> {
  const scope = fileScope(user);
  return withUniqueName(() =>
    withTransaction(deps.db, async (trx) => {
      const moves = body.parent_id !== undefined;
      if (moves) await lockTree(trx);
      const current = await findFile(trx, scope, id, true);
      if (!current) throw new NotFound();
      if (!mayChangeFile(user, current)) throw new Forbidden();
      await checkVersion(body.version, current.version, () => toManagedFile(current));
      if (body.parent_id !== undefined && body.parent_id !== current.parent_id)
        await checkTarget(trx, user, body.parent_id, { moved: current });
      const columns = columnsOf(FILE_COLUMNS, body);
      await updateFile(trx, id, { ...columns, ...newAddress(current, body), updated_at: deps.clock.now() });
      if (columns.name !== undefined && !current.folder)
        await renameAttachments(trx, { kind: 'file', id }, columns.name);
      await audit(
        deps,
        trx,
        { caller: user, ip },
        {
          action: `${kindOf(current)}.update`,
          object_type: 'file',
          object_id: id,
          object_name: current.name,
          ...changedColumns(current, columns),
        },
      );
      const parents = [current.parent_id, body.parent_id === undefined ? current.parent_id : body.parent_id];
      const access = body.visibility !== undefined && body.visibility !== current.visibility;
      await publishFileChange(deps, trx, { id, folder: current.folder, parents, access }, socketId);
      return storedFile(trx, user, id);
    }),
  );
}

/** The old public address ends with the visibility; a file that is public again gets another one. */
export const newAddress = (
  current: FileRecord,
  { visibility }: Pick<Body, 'visibility'>,
): { public_key?: string | null } =>
  visibility === undefined || visibility === current.visibility
    ? {}
    : { public_key: keyFor(visibility, current.folder) };

/** Deletes an empty folder, or a file that nothing uses, softly. @throws Forbidden, NotFound, ValidationFailed IN_USE */
export async function deleteFile(deps: Deps, { user, ip, socketId = null }: Editor & TabOf, id: number): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    // so that nothing is put into the folder meanwhile
    await lockTree(trx);
    const current = await findFile(trx, fileScope(user), id, true);
    if (!current) throw new NotFound();
    if (!mayChangeFile(user, current)) throw new Forbidden();
    const children = await countChildren(trx, id);
    if (children > 0) throw refuse('', 'IN_USE', messages.notEmpty, { n: children });
    if (!current.folder) await refuseUsed(deps, trx, user, id);
    const now = deps.clock.now();
    await updateFile(trx, id, { deleted_at: now, updated_at: now, public_key: null });
    for (const kind of ['file', 'file_thumbnail'] as const) await dropAttachments(trx, { kind, id }, now);
    await audit(
      deps,
      trx,
      { caller: user, ip },
      { action: `${kindOf(current)}.delete`, object_type: 'file', object_id: id, object_name: current.name },
    );
    const { folder, parent_id } = current;
    await publishFileChange(deps, trx, { id, folder, parents: [parent_id], access: true }, socketId);
  });
}
