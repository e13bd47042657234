import type { SortItem } from '@hamyar/contracts';
import { shared } from '@hamyar/persian';
import type { ServerModule } from '../../platform/deps.ts';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { checkOrder, toSortItems } from '../../platform/database/row-order.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { beginDeletion, replaceReferences, type RowReferences } from '../../platform/references/row-references.ts';
import { removePicture } from '../attachments/public.ts';
import { forgetBranch } from '../calendar/public.ts';
import { lockBranches, reorderBranches, updateBranch } from '../departments/public.ts';
import { audit } from '../logs/public.ts';
import { isLastInUse } from './branch-check.service.ts';
import { branchHasLogo, employeesOfBranches, readBranches } from './branch.repository.ts';
import { assertArrangesBranches, openBranch, orderedBranches } from './branch.service.ts';
import { messages } from './messages.ts';

/** Who may delete branches asks what names one. @throws Forbidden, NotFound */
export async function assertDeletesBranch(deps: Pick<Deps, 'db'>, user: CurrentUser, id: number): Promise<void> {
  await openBranch(deps, user, id);
}

/** Employees of a branch, where they stay (decisions 2.7). */
export const branchReferences: RowReferences = { counted: employeesOfBranches };

/** Logos are for everybody who knows their name. */
export const branchFileOwners: NonNullable<ServerModule['fileOwners']> = {
  branch_logo: { has: branchHasLogo, personal: false },
};

/**
 * Deletes a branch softly, with its hours and its days off. @throws Forbidden, NotFound; ValidationFailed IN_USE while it
 * has users, tickets or organisations (decisions 2.7), for the last one in use, and while departments, forms, services or policies name it and
 * no other one is chosen
 */
export async function deleteBranch(
  deps: Deps,
  { user, ip }: Editor,
  id: number,
  replaceWith: number | null = null,
): Promise<void> {
  assertArrangesBranches(user);
  await withTransaction(deps.db, async (trx) => {
    await beginDeletion(deps, trx, { table: 'branch', id }, lockBranches);
    const all = await readBranches(trx);
    const current = all.find((one) => one.id === id);
    if (!current) throw new NotFound();
    if (isLastInUse(all, id)) throw new ValidationFailed([fieldError('id', 'IN_USE', {}, messages.lastBranch)]);
    const other = all.find((one) => one.id === replaceWith && one.id !== id && one.status);
    if (replaceWith !== null && !other)
      throw new ValidationFailed([fieldError('replace_with', 'CHOICE', {}, shared.anotherActiveOne)]);
    const to = other?.id ?? null;
    await replaceReferences(deps, trx, { table: 'branch', id, to, byId: user.id });
    await forgetBranch(trx, id);
    await removePicture(deps, trx, 'branch_logo', current.logo_id);
    await updateBranch(trx, id, { deleted_at: deps.clock.now(), replaced_by_id: to, updated_by_id: user.id });
    const about = { object_type: 'branch', object_id: id, object_name: current.name } as const;
    const after = { replaced_by: other?.name ?? null };
    await audit(deps, trx, { caller: user, ip }, { action: 'branch.delete', ...about, after });
  });
}

/** The order of the branches, for the sort dialog (spec 7.19, 7.33). */
export const branchOrder = {
  /** @throws Forbidden */
  read: async ({ db }: Deps, user: CurrentUser): Promise<SortItem[]> => {
    assertArrangesBranches(user);
    return toSortItems(orderedBranches(await readBranches(db)));
  },
  /** @throws Forbidden, ValidationFailed */
  move: async (deps: Deps, { user, ip }: Editor, ids: readonly number[]): Promise<void> => {
    assertArrangesBranches(user);
    await withTransaction(deps.db, async (trx) => {
      await lockBranches(trx);
      const change = checkOrder(orderedBranches(await readBranches(trx)), ids);
      await reorderBranches(trx, ids, deps.clock.now());
      await audit(deps, trx, { caller: user, ip }, { action: 'branch.order', object_type: 'branch', ...change });
    });
  },
};
