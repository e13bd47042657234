import type { UserImport } from '@hamyar/contracts';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Nok, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { startBatch, type BatchKind } from '../batches/public.ts';
import { deleteCustomerIn } from '../customers/public.ts';
import { audit } from '../logs/public.ts';
import { assertImports } from './import.policy.ts';
import { activityOf, findImport, findRow, rowsToUndo, setBatch } from './import.repository.ts';
import { assertOwn, toUserImport, undoUntil } from './import.service.ts';
import { messages } from './messages.ts';

interface UndoInput {
  import_id: number;
}

declare module '../batches/batch-kind.ts' {
  interface BatchInputs {
    /** Those whom a file has created. */
    user_import_undo: UndoInput;
  }
}

/**
 * Deletes those whom an import has created and who have done nothing since (decisions 2.20). @throws Forbidden, NotFound,
 * Nok after 24 hours, and where nobody was created
 */
export async function undoImport(deps: Deps, { user, ip }: Editor, id: number): Promise<UserImport> {
  return withTransaction(deps.db, async (trx) => {
    const file = await findImport(trx, id, true);
    assertOwn(user, file);
    const until = undoUntil(file);
    if (until === null || until < deps.clock.now())
      throw new Nok('TRANSITION_FORBIDDEN', undefined, messages.notUndoable);
    const undo_batch_id = await startBatch(deps, trx, {
      kind: 'user_import_undo',
      ownerId: user.id,
      title: fillMessage(messages.undoTitle, { file: file.file_name }),
      input: { import_id: id },
      refIds: await rowsToUndo(trx, id),
    });
    await setBatch(trx, id, { undo_batch_id });
    await audit(
      deps,
      trx,
      { caller: user, ip },
      {
        action: 'user_import.undo',
        object_type: 'user_import',
        object_id: id,
        object_name: file.file_name,
        after: { people: file.people },
      },
    );
    return toUserImport((await findImport(trx, id))!);
  });
}

async function deleteUntouched(
  deps: Deps,
  trx: Trx,
  user: CurrentUser,
  importId: number,
  rowId: number,
): Promise<void> {
  assertImports(user);
  const row = await findRow(trx, importId, rowId);
  if (row?.user_id == null) throw new NotFound();
  const activity = await activityOf(trx, row.user_id);
  if (!activity || activity.gone) return;
  if (activity.used) throw new ValidationFailed([fieldError('', 'IN_USE', {}, messages.used)]);
  await deleteCustomerIn(deps, trx, { user, ip: null }, row.user_id);
}

/** One customer after the other; those who have done something stay. */
export const userImportUndoBatch: BatchKind<UndoInput> = {
  link: 'user_import',
  shownAt: ({ import_id }) => import_id,
  begin: (deps, user, { import_id }) =>
    Promise.resolve((trx, rowId) => deleteUntouched(deps, trx, user, import_id, rowId)),
};
