import { FOLDER_DEPTH_MAX } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { AppError, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { fileScope } from './file.policy.ts';
import { findByName, findFile, takenNames, type FileRecord } from './file.repository.ts';
import { heightOf, lockTree, pathTo } from './file-tree.repository.ts';
import { numberedNames } from './file-name.rules.ts';
import { messages } from './messages.ts';

/** One refused field of a call of the manager. */
export const refuse = (field: string, code: string, message?: string, values = {}) =>
  new ValidationFailed([fieldError(field, code, values, message)]);

/** The question of an upload: the folder has the name already, and the caller has not said what to do. */
export const nameTaken = () =>
  new AppError('VALIDATION_ERROR', messages.nameTaken, {
    code: 'NAME_TAKEN',
    httpCode: 409,
    errors: [fieldError('name', 'DUPLICATE', {}, messages.nameTaken)],
  });

/** What is put somewhere. */
export interface Arrival {
  /** What exists already and is moved; null for something new. */
  moved: FileRecord | null;
  /** Something new is a file. */
  file?: boolean;
}

/**
 * The folder into which something is put, null for the top; its tree is locked until the transaction ends.
 * @throws ValidationFailed when it is no folder in the scope, is inside of what is moved, or becomes too deep
 */
export async function checkTarget(
  trx: Trx,
  user: CurrentUser,
  parentId: number | null,
  { moved, file = false }: Arrival,
): Promise<FileRecord | null> {
  await lockTree(trx);
  const parent = await findFolder(trx, user, parentId);
  if (parentId !== null && !parent)
    throw file ? refuse('parent_id', 'PARENT_GONE', messages.parentGone) : refuse('parent_id', 'CHOICE');
  const path = parentId === null ? [] : await pathTo(trx, parentId, fileScope(user));
  if (moved && path.some(({ id }) => id === moved.id)) throw refuse('parent_id', 'CHOICE', messages.intoItself);
  const height = moved ? await heightOf(trx, moved.id) : file ? 0 : 1;
  if (path.length + height > FOLDER_DEPTH_MAX)
    throw refuse('parent_id', 'CHOICE', messages.tooDeep, { n: FOLDER_DEPTH_MAX });
  return parent;
}

async function findFolder(db: AnyDb, user: CurrentUser, id: number | null): Promise<FileRecord | null> {
  const folder = id === null ? null : await findFile(db, fileScope(user), id);
  return folder?.folder ? folder : null;
}

/**
 * Refuses an upload early that would be refused at its end, before anybody waits for it; nothing is locked.
 * @throws ValidationFailed PARENT_GONE, AppError NAME_TAKEN
 */
export async function checkUploadTarget(
  db: AnyDb,
  user: CurrentUser,
  { parent_id, name, on_conflict }: { parent_id: number | null; name: string; on_conflict?: string | null | undefined },
): Promise<void> {
  if (parent_id !== null && !(await findFolder(db, user, parent_id)))
    throw refuse('parent_id', 'PARENT_GONE', messages.parentGone);
  if (!on_conflict && (await findByName(db, parent_id, name))) throw nameTaken();
}

/** Numbers of a name that are tried in one statement. */
const NUMBERS = 100;

/** The name with the first number that the folder does not have. The caller has locked the tree. */
export async function freeName(trx: Trx, parentId: number | null, name: string): Promise<string> {
  for (let from = 2; ; from += NUMBERS) {
    const names = numberedNames(name, from, NUMBERS);
    const taken = await takenNames(trx, parentId, names);
    const free = names.find((one) => !taken.has(one.toLowerCase()));
    if (free !== undefined) return free;
  }
}

/** @throws ValidationFailed DUPLICATE when the folder has the name already */
export async function withUniqueName<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, 'file_name_in_folder')) throw refuse('name', 'DUPLICATE', messages.nameTaken);
    throw error;
  }
}
