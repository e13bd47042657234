import { CATALOG_LEVELS_MAX, type FieldError, type SortItem } from '@hamyar/contracts';
import { refusedParent } from '@hamyar/domain';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { checkOrder, orderWithout, toSortItems, type OrderedRow } from '../../platform/database/row-order.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { beginDeletion, replaceReferences } from '../../platform/references/row-references.ts';
import { audit } from '../logs/public.ts';
import { lockTree, readTree, removeFromTree, reorderTree } from './catalog-tree.repository.ts';
import type { CatalogTree } from './catalog.table.ts';
import { messages } from './messages.ts';

/** @throws Forbidden for whoever may not change categories and services (decisions 2.25) */
export function assertFullAdmin(user: Pick<CurrentUser, 'full_admin'>): void {
  if (!user.full_admin) throw new Forbidden();
}

/** Why a row cannot be below this parent, as a refused field; none when it can. */
export function parentErrors(
  rows: readonly OrderedRow[],
  { id, parentId }: { id: number | null; parentId: number | null },
): FieldError[] {
  if (parentId === null) return [];
  if (!rows.some((row) => row.id === parentId)) return [fieldError('parent_id', 'CHOICE')];
  const refused = refusedParent(rows, { id, parentId, levels: CATALOG_LEVELS_MAX });
  if (refused === null) return [];
  const message = refused === 'itself' ? messages.parentIsItself : messages.tooDeep;
  return [fieldError('parent_id', refused.toUpperCase(), { n: CATALOG_LEVELS_MAX }, message)];
}

/** The order of one tree, for the sort dialog (spec 7.19, 7.33). */
export const treeOrder = (tree: CatalogTree) => ({
  /** @throws Forbidden */
  read: async ({ db }: Deps, user: CurrentUser): Promise<SortItem[]> => {
    assertFullAdmin(user);
    return toSortItems(await readTree(db, tree));
  },
  /** @throws Forbidden, ValidationFailed */
  move: async (deps: Deps, { user, ip }: Editor, ids: readonly number[]): Promise<void> => {
    assertFullAdmin(user);
    await withTransaction(deps.db, async (trx) => {
      await lockTree(trx, tree);
      const change = checkOrder(await readTree(trx, tree), ids);
      await reorderTree(trx, tree, ids, deps.clock.now());
      const action = tree === 'service' ? 'service.order' : 'ticket_category.order';
      await audit(deps, trx, { caller: user, ip }, { action, object_type: tree, ...change });
    });
  },
});

/**
 * Deletes a row of a tree: those below it move up, and what names it gets another one (decisions 2.7).
 * @throws Forbidden, NotFound; ValidationFailed IN_USE while something names it and no other one is chosen
 */
export async function deleteFromTree(
  deps: Deps,
  { user, ip }: Editor,
  tree: CatalogTree,
  { id, replaceWith }: { id: number; replaceWith: number | null },
): Promise<void> {
  assertFullAdmin(user);
  await withTransaction(deps.db, async (trx) => {
    await beginDeletion(deps, trx, { table: tree, id }, () => lockTree(trx, tree));
    const rows = await readTree(trx, tree);
    const row = rows.find((one) => one.id === id);
    if (!row) throw new NotFound();
    const replacement = rows.find((one) => one.id === replaceWith && one.id !== id && one.status);
    if (replaceWith !== null && !replacement)
      throw new ValidationFailed([fieldError('replace_with', 'CHOICE', {}, messages.notItself)]);
    await replaceReferences(deps, trx, { table: tree, id, to: replacement?.id ?? null, byId: user.id });
    await removeFromTree(trx, tree, {
      id,
      parentId: row.parent_id,
      order: orderWithout(rows, row),
      replacedBy: replacement?.id ?? null,
      at: deps.clock.now(),
    });
    const action = tree === 'service' ? 'service.delete' : 'ticket_category.delete';
    const note = { action, object_type: tree, object_id: id, object_name: row.name } as const;
    await audit(deps, trx, { caller: user, ip }, { ...note, after: { replaced_by: replacement?.name ?? null } });
  });
}

/** Who may delete rows of a tree asks what names them. @throws Forbidden, NotFound */
export const assertInTree =
  (tree: CatalogTree) =>
  async ({ db }: Pick<Deps, 'db'>, user: CurrentUser, id: number): Promise<void> => {
    assertFullAdmin(user);
    if (!(await readTree(db, tree)).some((row) => row.id === id)) throw new NotFound();
  };
