import type { ImportOnError, UserImport } from '@hamyar/contracts';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { decryptText } from '../../platform/auth/text-encryption.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, Nok, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { failureOf, startBatch, type BatchKind } from '../batches/public.ts';
import {
  changeCustomerIn,
  createCustomerIn,
  mayChangeAccess,
  normalizePerson,
  personErrors,
  unique,
} from '../customers/public.ts';
import { audit } from '../logs/public.ts';
import { changedValues, PASSWORD_PURPOSE } from './import-check.service.ts';
import { bodyOfCells } from './import-columns.ts';
import { assertImports } from './import.policy.ts';
import {
  findImport,
  findRow,
  rowsToStore,
  setBatch,
  setStored,
  waitingPasswords,
  type ImportRecord,
  type ImportRowRecord,
} from './import.repository.ts';
import { assertOwn, DAY, toUserImport } from './import.service.ts';
import { messages } from './messages.ts';

/** Passwords that are hashed before the transactions of their rows: as many as a batch does before it begins anew. */
const HASHED_AHEAD = 25;

interface ImportInput {
  import_id: number;
}

declare module '../batches/batch-kind.ts' {
  interface BatchInputs {
    /** Rows of a file, each for itself. */
    user_import: ImportInput;
    /** All rows of a file or none; its one row is the file. */
    user_import_whole: ImportInput;
  }
}

/**
 * Stores the rows of a checked file, once: those without faults, or all or nothing. @throws Forbidden, NotFound, Nok,
 * ValidationFailed
 */
export async function runImport(
  deps: Deps,
  { user, ip }: Editor,
  id: number,
  onError: ImportOnError,
): Promise<UserImport> {
  return withTransaction(deps.db, async (trx) => {
    const file = await findImport(trx, id, true);
    assertOwn(user, file);
    if (file.batch_id !== null) throw new Nok('TRANSITION_FORBIDDEN', undefined, messages.runBefore);
    if (deps.clock.now().getTime() - file.created_at.getTime() > DAY)
      throw new Nok('TRANSITION_FORBIDDEN', undefined, messages.tooOld);
    if (onError === 'nothing' && file.faulty > 0)
      throw new ValidationFailed([fieldError('on_error', 'CHOICE', {}, messages.faultsLeft)]);
    const rows = await rowsToStore(trx, id);
    if (rows.length === 0) throw new Nok('TRANSITION_FORBIDDEN', undefined, messages.nothingLeft);
    const batch_id = await startBatch(deps, trx, {
      kind: onError === 'skip' ? 'user_import' : 'user_import_whole',
      ownerId: user.id,
      title: fillMessage(messages.title, { file: file.file_name }),
      input: { import_id: id },
      refIds: onError === 'skip' ? rows.map((row) => row.id) : [id],
    });
    await setBatch(trx, id, { batch_id, on_error: onError });
    const { created, updated, skipped, faulty } = file;
    await audit(
      deps,
      trx,
      { caller: user, ip },
      {
        action: 'user_import.run',
        object_type: 'user_import',
        object_id: id,
        object_name: file.file_name,
        after: { on_error: onError, created, updated, skipped, faulty },
      },
    );
    const started = await findImport(trx, id);
    return toUserImport(started!);
  });
}

/** What the rows of a file are stored with. */
interface Storing {
  deps: Deps;
  user: CurrentUser;
  file: ImportRecord;
  /** By the ids of their rows. */
  hashes: ReadonlyMap<number, string>;
}

/** Null for a file that is gone. `ahead` passwords are hashed before the transactions; null for all. */
async function beginStoring(
  deps: Deps,
  user: CurrentUser,
  { import_id }: ImportInput,
  ahead: number | null,
): Promise<Storing | null> {
  const file = await findImport(deps.db, import_id);
  if (!file) return null;
  const waiting = file.type === 'individual' ? await waitingPasswords(deps.db, import_id, ahead) : [];
  const hashes = new Map<number, string>();
  await Promise.all(
    waiting.map(async ({ id, password_encrypted }) => {
      const password = openPassword(deps, password_encrypted);
      if (password !== null) hashes.set(id, await hashPassword(password));
    }),
  );
  return { deps, user, file, hashes };
}

/** A password of the file; null where the installation has another secret since. */
export const openPassword = ({ secrets }: Pick<Deps, 'secrets'>, sealed: string): string | null =>
  decryptText(secrets.key(PASSWORD_PURPOSE), Buffer.from(sealed, 'base64'));

async function hashOf({ deps, file, hashes }: Storing, row: ImportRowRecord): Promise<string> {
  const known = file.type === 'same' ? file.password_hash : hashes.get(row.id);
  if (known) return known;
  const password = row.password_encrypted === null ? null : openPassword(deps, row.password_encrypted);
  if (password === null)
    throw new ValidationFailed([fieldError('password', 'REQUIRED', {}, messages.passwordRequired)]);
  return hashPassword(password);
}

/** Stores one row by the rules of the form, with the rights that its owner has now. @throws what the form would say */
async function storeRow(storing: Storing | null, trx: Trx, rowId: number): Promise<void> {
  const row = storing && (await findRow(trx, storing.file.id, rowId));
  if (!row) throw new NotFound();
  const { deps, user, file } = storing;
  assertImports(user);
  if (file.undo_batch_id !== null) throw new Nok('TRANSITION_FORBIDDEN', undefined, messages.undone);
  const { body } = bodyOfCells(row.cells);
  if (!body) throw new NotFound();
  const values = normalizePerson(body);
  const editor = { user, ip: null };
  if (row.action === 'update')
    return changeCustomerIn(deps, trx, editor, row.user_id!, { values: changedValues(values) });
  const { branch_id, organization_id, customer_level_id } = file;
  const customer = {
    ...values,
    branch_id,
    ...(organization_id === null ? {} : { organization_id }),
    ...(customer_level_id === null ? {} : { customer_level_id }),
  };
  if (!mayChangeAccess(user, null, customer, { password: false })) throw new Forbidden();
  const errors = await personErrors(deps, trx, customer, null);
  if (errors.length > 0) throw new ValidationFailed(errors);
  const password = await hashOf(storing, row);
  await setStored(trx, row.id, await unique(() => createCustomerIn(deps, trx, editor, customer, password)));
}

const shown = { link: 'user_import', shownAt: ({ import_id }: ImportInput) => import_id } as const;

/** Each row for itself: one that is refused keeps none of the others. */
export const userImportBatch: BatchKind<ImportInput> = {
  ...shown,
  async begin(deps, user, input) {
    const storing = await beginStoring(deps, user, input, HASHED_AHEAD);
    return (trx, rowId) => storeRow(storing, trx, rowId);
  },
};

/** All rows in one transaction; the first one that is refused ends it. */
export const wholeUserImportBatch: BatchKind<ImportInput> = {
  ...shown,
  async begin(deps, user, input) {
    const storing = await beginStoring(deps, user, input, null);
    return async (trx) => {
      for (const { id, line } of await rowsToStore(trx, input.import_id)) {
        try {
          await storeRow(storing, trx, id);
        } catch (error) {
          const failure = failureOf(error);
          if (!failure) throw error;
          const text = fillMessage(messages.rowRefused, { line, message: failure.message });
          throw new ValidationFailed([fieldError('', failure.code, {}, text)]);
        }
      }
    };
  },
};
