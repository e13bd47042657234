import { FOLDER_DEPTH_MAX, type ManagedFile } from '@hamyar/contracts';
import type { BodyOf, DataOf, fileGet, fileStore, fileUpdate } from '@hamyar/contracts/schemas';
import { searchKeyCompact } from '@hamyar/persian';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { audit, changedColumns } from '../logs/public.ts';
import { fileScope, mayChangeFile, mayManageFiles } from './file.policy.ts';
import { toManagedFile } from './file.presenter.ts';
import {
  countChildren,
  countFiles,
  findFile,
  heightOf,
  insertFile,
  listFiles,
  lockTree,
  pathTo,
  updateFile,
  type FileQuery,
  type FileRecord,
} from './file.repository.ts';
import type { FileTable } from './file.table.ts';
import { messages } from './messages.ts';

type NewBody = BodyOf<typeof fileStore>;
type Body = BodyOf<typeof fileUpdate>;

const refuse = (field: string, code: string, message?: string, values = {}) =>
  new ValidationFailed([fieldError(field, code, values, message)]);

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
): Promise<DataOf<typeof fileGet>> {
  const scope = fileScope(user);
  const record = await findFile(db, scope, id);
  if (!record) throw new NotFound();
  const above = (await pathTo(db, id, scope)).slice(0, -1);
  return {
    ...toManagedFile(record),
    ancestors: above.filter(({ visible }) => visible).map(({ id: folder, name }) => ({ id: folder, name })),
  };
}

/**
 * The folder into which something is put; its tree is locked until the transaction ends.
 * @param moved what is put there, if it exists already
 * @throws ValidationFailed when it is no folder in the scope, is inside of what is moved, or becomes too deep
 */
async function checkTarget(
  trx: Trx,
  user: CurrentUser,
  parentId: number | null,
  moved: FileRecord | null,
): Promise<void> {
  await lockTree(trx);
  const scope = fileScope(user);
  if (parentId !== null && !(await findFile(trx, scope, parentId))?.folder) throw refuse('parent_id', 'CHOICE');
  const path = parentId === null ? [] : await pathTo(trx, parentId, scope);
  if (moved && path.some(({ id }) => id === moved.id)) throw refuse('parent_id', 'CHOICE', messages.intoItself);
  const height = moved ? await heightOf(trx, moved.id) : 1;
  if (path.length + height > FOLDER_DEPTH_MAX)
    throw refuse('parent_id', 'CHOICE', messages.tooDeep, { n: FOLDER_DEPTH_MAX });
}

/** @throws ValidationFailed DUPLICATE when the folder has the name already */
async function withUniqueName<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) throw refuse('name', 'DUPLICATE', messages.nameTaken);
    throw error;
  }
}

/** The columns of each value that a person sends. */
const COLUMNS = {
  version: null,
  name: (name) => ({ name: name.normalize('NFC'), name_norm: searchKeyCompact(name) }),
  parent_id: (parent_id) => ({ parent_id }),
  visibility: (visibility) => ({ visibility }),
} satisfies BodyColumns<NewBody & Body, FileTable>;

/** Creates a folder; it is seen by whom its parent is seen by, unless the body says it. @throws Forbidden, ValidationFailed */
export async function createFolder(deps: Deps, { user, ip }: Editor, body: NewBody): Promise<number> {
  if (!mayManageFiles(user)) throw new Forbidden();
  const now = deps.clock.now();
  return withUniqueName(() =>
    withTransaction(deps.db, async (trx) => {
      await checkTarget(trx, user, body.parent_id, null);
      const parent = body.parent_id === null ? null : await findFile(trx, fileScope(user), body.parent_id);
      const columns = { visibility: parent?.visibility ?? 'staff', ...columnsOf(COLUMNS, body) };
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
        { action: 'file.create', object_type: 'file', object_id: id, object_name: columns.name, after: body },
      );
      return id;
    }),
  );
}

/** Renames, moves or shares. @throws Forbidden, NotFound, Nok VERSION_CONFLICT, ValidationFailed */
export async function changeFile(deps: Deps, { user, ip }: Editor, id: number, body: Body): Promise<ManagedFile> {
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
        await checkTarget(trx, user, body.parent_id, current);
      const columns = columnsOf(COLUMNS, body);
      await updateFile(trx, id, { ...columns, updated_at: deps.clock.now() });
      await audit(
        deps,
        trx,
        { caller: user, ip },
        {
          action: 'file.update',
          object_type: 'file',
          object_id: id,
          object_name: current.name,
          ...changedColumns(current, columns),
        },
      );
      const after = await findFile(trx, scope, id);
      if (!after) throw new NotFound();
      return toManagedFile(after);
    }),
  );
}

/** Deletes an empty folder or a file softly. @throws Forbidden, NotFound, ValidationFailed IN_USE */
export async function deleteFile(deps: Deps, { user, ip }: Editor, id: number): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    // so that nothing is put into the folder meanwhile
    await lockTree(trx);
    const current = await findFile(trx, fileScope(user), id, true);
    if (!current) throw new NotFound();
    if (!mayChangeFile(user, current)) throw new Forbidden();
    const children = await countChildren(trx, id);
    if (children > 0) throw refuse('', 'IN_USE', messages.notEmpty, { n: children });
    const now = deps.clock.now();
    await updateFile(trx, id, { deleted_at: now, updated_at: now });
    await audit(
      deps,
      trx,
      { caller: user, ip },
      { action: 'file.delete', object_type: 'file', object_id: id, object_name: current.name },
    );
  });
}
