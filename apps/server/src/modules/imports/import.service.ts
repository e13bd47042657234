import { readFile } from 'node:fs/promises';
import {
  IMPORT_FAULTS_SHOWN,
  IMPORT_FILE_MAX,
  IMPORT_MIMES,
  type CustomerImportColumn,
  type ImportState,
  type UserImport,
  type UserImportGetData,
} from '@hamyar/contracts';
import type { BodyOf, importUsers } from '@hamyar/contracts/schemas';
import { limitConcurrency } from '../../platform/auth/concurrency-limit.ts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import type { UploadedFile } from '../../platform/http/request-context.ts';
import { CsvError, csvRows, readCsvText, type CsvRow, type CsvText } from '../../platform/sheets/csv-reading.ts';
import { checkCustomerReferences, mayChangeAccess, passwordOf } from '../customers/public.ts';
import { checkRows, type RowCounts } from './import-check.service.ts';
import { readHead, type ImportHead } from './import-columns.ts';
import { assertImports } from './import.policy.ts';
import {
  countImportsOf,
  faultyRows,
  findImport,
  importsOf,
  insertImport,
  setChecked,
  type ImportRecord,
} from './import.repository.ts';
import { messages } from './messages.ts';

export const DAY = 86_400_000;
/** Characters of a cell that a fault shows. */
const VALUE_SHOWN = 100;

// one file is in memory whole, and its check keeps the thread busy
const oneAtATime = limitConcurrency(1);

const refuse = (field: string, code: string, text: string): ValidationFailed =>
  new ValidationFailed([fieldError(field, code, {}, text)]);

/** By the size and the kinds of the spec [5.10, 5.11]; the bytes are judged when they are read. @throws ValidationFailed */
function assertFile(file: UploadedFile | undefined, type: keyof typeof IMPORT_FILE_MAX): UploadedFile {
  if (!file || file.field !== 'file') throw refuse('file', 'REQUIRED', messages.required);
  if (!(IMPORT_MIMES as readonly string[]).includes(file.mime)) throw refuse('file', 'FILE_TYPE', messages.notCsv);
  if (file.size > IMPORT_FILE_MAX[type]) throw refuse('file', 'FILE_SIZE', messages.tooLarge[type]);
  return file;
}

/** @throws ValidationFailed at the file where it is none that can be read */
function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const text = error.line === null ? messages.notCsv : fillMessage(messages.brokenLine, { line: error.line });
    throw refuse('file', 'FILE_TYPE', text);
  }
}

/** The head of the file, and its other rows. @throws ValidationFailed */
function openFile(text: CsvText): { head: ImportHead; rows: CsvRow[] } {
  // a row without an end is found here, before anything is stored
  const [first, ...rows] = readable(() => [...csvRows(text)]);
  const head = readHead(first?.cells ?? []);
  if (typeof head === 'string') throw refuse('file', 'FILE_TYPE', head);
  if (rows.length === 0) throw refuse('file', 'REQUIRED', messages.noRows);
  return { head, rows };
}

/**
 * Checks a file of customers and keeps what an import would do (decisions 2.20); the file itself is removed with the
 * request. @throws Forbidden, ValidationFailed
 */
export async function checkImport(
  deps: Deps,
  user: CurrentUser,
  body: BodyOf<typeof importUsers>,
  file: UploadedFile | undefined,
): Promise<{ id: number }> {
  assertImports(user);
  const { type, branch_id } = body;
  const forAll = { organization_id: body.organization_id || null, customer_level_id: body.customer_level_id || null };
  if (!mayChangeAccess(user, null, { organization_id: forAll.organization_id }, { password: false }))
    throw new Forbidden();
  const upload = assertFile(file, type);
  if (type === 'same' && body.password === undefined) throw refuse('password', 'REQUIRED', messages.required);
  await withTransaction(deps.db, (trx) => checkCustomerReferences(trx, user, { branch_id, ...forAll }, null));
  // one hash for all: whoever knows the password knows it of all of them, until each has changed it
  const password_hash = type === 'same' ? ((await passwordOf(deps, body.password)) ?? null) : null;
  return oneAtATime(async () => {
    const bytes = await readFile(upload.path);
    const text = readable(() => readCsvText(bytes));
    const { head, rows } = openFile(text);
    const id = await insertImport(deps.db, {
      owner_id: user.id,
      type,
      file_name: upload.filename,
      encoding: text.encoding,
      separator: text.separator,
      columns: head.filter((column): column is CustomerImportColumn => column !== null),
      branch_id,
      ...forAll,
      password_hash,
      created_at: deps.clock.now(),
      on_error: null,
      batch_id: null,
      undo_batch_id: null,
      checked_at: null,
    });
    const counts: RowCounts = await checkRows(deps, user, { id, type, head }, rows);
    await setChecked(deps.db, id, counts, deps.clock.now());
    return { id };
  });
}

/** An own one. @throws Forbidden without the permission, NotFound */
export function assertOwn(user: CurrentUser, file: ImportRecord | null): asserts file is ImportRecord {
  assertImports(user);
  if (file?.owner_id !== user.id) throw new NotFound();
}

function stateOf({ batch_id, batch_state, undo_batch_id }: ImportRecord): ImportState {
  if (undo_batch_id !== null) return 'undone';
  if (batch_id === null) return 'ready';
  return batch_state === 'ended' || batch_state === 'cancelled' ? batch_state : 'running';
}

/** Until when people can be taken back; null where nobody can. */
export const undoUntil = (file: ImportRecord): Date | null =>
  file.undo_batch_id === null && file.batch_ended_at !== null && file.people > 0
    ? new Date(file.batch_ended_at.getTime() + DAY)
    : null;

export const toUserImport = (file: ImportRecord): UserImport => ({
  id: file.id,
  file_name: file.file_name,
  encoding: file.encoding,
  separator: file.separator,
  type: file.type,
  state: stateOf(file),
  on_error: file.on_error,
  counts: { create: file.created, update: file.updated, skip: file.skipped, error: file.faulty },
  batch_id: file.batch_id,
  undo_batch_id: file.undo_batch_id,
  undo_until: unixSeconds(undoUntil(file)),
  faulty_rows: file.faulty + (file.on_error === 'skip' ? (file.batch_failed ?? 0) : 0),
  created_at: unixSeconds(file.created_at),
});

/** An own import with its first faults. @throws Forbidden, NotFound */
export async function readImport({ db }: Deps, user: CurrentUser, id: number): Promise<UserImportGetData> {
  const file = await findImport(db, id);
  assertOwn(user, file);
  const rows = await faultyRows(db, id, IMPORT_FAULTS_SHOWN);
  const faults = rows.flatMap(({ line, cells, faults: found }) =>
    (found ?? []).map(({ column, message }) => ({
      line,
      column,
      message,
      value: ((cells as Record<string, string>)[column] ?? '').slice(0, VALUE_SHOWN),
    })),
  );
  return { ...toUserImport(file), faults: faults.slice(0, IMPORT_FAULTS_SHOWN) };
}

/** Own imports, the newest first. @throws Forbidden */
export async function pageOfImports(
  { db }: Deps,
  user: CurrentUser,
  query: { page: number; perPage: number },
): Promise<{ rows: UserImport[]; page: PageInfo }> {
  assertImports(user);
  const rows = (await importsOf(db, user.id, query)).map(toUserImport);
  return { rows, page: { currentPage: query.page, perPage: query.perPage, total: await countImportsOf(db, user.id) } };
}
