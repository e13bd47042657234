import type { MultipleDeleteData } from '@hamyar/contracts';
import type { Editor } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError, Forbidden } from '../../platform/http/app-errors.ts';
import type { DeleteRow } from './row-deletion.ts';

/**
 * Deletes rows one after the other, each in its own transaction: one that may not be deleted keeps none of the others
 * (decisions 2.25).
 * @throws Forbidden when the person may delete none of them
 */
export async function deleteRows(
  deps: Deps,
  editor: Editor,
  deleteRow: DeleteRow,
  ids: readonly number[],
): Promise<MultipleDeleteData> {
  const deleted: number[] = [];
  const refusals: { id: number; error: AppError }[] = [];
  for (const id of new Set(ids)) {
    try {
      await deleteRow(deps, editor, id);
      deleted.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refusals.push({ id, error });
    }
  }
  const [first] = refusals;
  if (first && deleted.length === 0 && refusals.every(({ error }) => error instanceof Forbidden)) throw first.error;
  return { deleted, failed: refusals.map(({ id, error: { status, message } }) => ({ id, status, message })) };
}
