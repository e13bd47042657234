import type { SortItem } from '@hamyar/contracts';
import { ALL_BRANCHES } from '@hamyar/domain';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { checkOrder, orderWithout, toSortItems } from '../../platform/database/row-order.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { beginDeletion, replaceReferences } from '../../platform/references/row-references.ts';
import { storeDepartmentHours } from '../calendar/public.ts';
import { removeDepartment } from '../catalog/public.ts';
import { lockDepartments, moveChildren, reorderDepartments, updateDepartment } from '../departments/public.ts';
import { audit } from '../logs/public.ts';
import { storePeople } from './department-people.service.ts';
import { departmentRight, seesDepartment } from './department.policy.ts';
import { readDepartmentDetails, readDepartments, type DepartmentRecord } from './department.repository.ts';
import { messages } from './messages.ts';

/** Whether every ticket of a department may be in the other one: it accepts them, in all its branches. */
const accepts = (other: DepartmentRecord, { id, branch_ids }: DepartmentRecord): boolean =>
  other.id !== id &&
  other.kind === 'normal' &&
  other.status &&
  (other.branch_ids.includes(ALL_BRANCHES) || branch_ids.every((branch) => other.branch_ids.includes(branch)));

/**
 * Deletes a department softly: those below it move up, its people leave it, and what names it gets another one; a job
 * transfers its open tickets (decisions 2.7). @throws NotFound, Forbidden; ValidationFailed IN_USE for a built-in one, and while it has open tickets
 * and no other one is named
 */
export async function deleteDepartment(
  deps: Deps,
  { user, ip }: Editor,
  id: number,
  replaceWith: number | null = null,
): Promise<void> {
  // before others wait for the locks
  await assertDeletesDepartment(deps, user, id);
  await withTransaction(deps.db, async (trx) => {
    await beginDeletion(deps, trx, { table: 'department', id }, lockDepartments);
    const all = await readDepartments(trx);
    const current = all.find((one) => one.id === id && seesDepartment(user, one));
    if (!current) throw new NotFound();
    if (departmentRight(user, current) !== 'all') throw new Forbidden();
    if (current.kind !== 'normal') throw new ValidationFailed([fieldError('id', 'IN_USE', {}, messages.builtIn)]);
    const other = all.find((one) => one.id === replaceWith && seesDepartment(user, one) && accepts(one, current));
    if (replaceWith !== null && !other)
      throw new ValidationFailed([fieldError('replace_with', 'CHOICE', {}, messages.notItself)]);
    const to = other?.id ?? null;
    await replaceReferences(deps, trx, { table: 'department', id, to, byId: user.id });
    const at = deps.clock.now();
    const ids = (people: readonly { id: number }[]) => people.map((one) => one.id);
    const { members } = await readDepartmentDetails(trx, id);
    const before = { members: ids(members), managers: ids(current.managers) };
    await storePeople(deps, trx, id, { before, after: { members: [], managers: [] } });
    await storeDepartmentHours(deps, trx, id, null);
    if (to === null) await removeDepartment(trx, id);
    await updateDepartment(trx, id, { deleted_at: at, replaced_by_id: to, updated_by_id: user.id });
    await moveChildren(trx, id, current.parent_id, at);
    await reorderDepartments(trx, orderWithout(all, current), at);
    const about = { object_type: 'department', object_id: id, object_name: current.name } as const;
    const after = { replaced_by: other?.name ?? null };
    await audit(deps, trx, { caller: user, ip }, { action: 'department.delete', ...about, after });
  });
}

/** Who may delete a department asks for its open tickets. @throws NotFound, Forbidden */
export async function assertDeletesDepartment({ db }: Pick<Deps, 'db'>, user: CurrentUser, id: number): Promise<void> {
  const current = (await readDepartments(db)).find((one) => one.id === id && seesDepartment(user, one));
  if (!current) throw new NotFound();
  if (departmentRight(user, current) !== 'all') throw new Forbidden();
}

/** The order of the departments, for the sort dialog (spec 7.19, 7.33). */
export const departmentOrder = {
  /** @throws Forbidden */
  read: async ({ db }: Deps, user: CurrentUser): Promise<SortItem[]> => {
    assertArrangesAll(user);
    return toSortItems(await readDepartments(db));
  },
  /** @throws Forbidden, ValidationFailed */
  move: async (deps: Deps, { user, ip }: Editor, ids: readonly number[]): Promise<void> => {
    assertArrangesAll(user);
    await withTransaction(deps.db, async (trx) => {
      await lockDepartments(trx);
      const change = checkOrder(await readDepartments(trx), ids);
      await reorderDepartments(trx, ids, deps.clock.now());
      const note = { action: 'department.order', object_type: 'department', ...change } as const;
      await audit(deps, trx, { caller: user, ip }, note);
    });
  },
};

/** The order concerns the departments of every branch. @throws Forbidden */
function assertArrangesAll(user: CurrentUser): void {
  if (!(user.full_admin || (user.branch_admin && user.branch_id === ALL_BRANCHES))) throw new Forbidden();
}
