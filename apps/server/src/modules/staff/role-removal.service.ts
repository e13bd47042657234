import type { HiddenFieldsOfRole, SortItem } from '@hamyar/contracts';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { checkOrder, toSortItems } from '../../platform/database/row-order.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { beginDeletion, replaceReferences } from '../../platform/references/row-references.ts';
import { shared } from '@hamyar/persian';
import { audit } from '../logs/public.ts';
import { changeSetting, lockSettings } from '../settings/public.ts';
import { reorderRoles, updateRole } from '../users/public.ts';
import { messages } from './messages.ts';
import { lockRoles, withRightsOfPeople } from './role-people.service.ts';
import { readRoles } from './role.repository.ts';
import { assertMayChangeRoles, openRole, orderedRoles } from './role.service.ts';

const OBJECT = 'role';

/** Who may delete roles asks who has one. @throws Forbidden, NotFound */
export async function assertDeletesRole(deps: Pick<Deps, 'db'>, user: CurrentUser, id: number): Promise<void> {
  await openRole(deps, user, id);
}

/** What the role hides ends with it: its people see what their other role shows, as its people do (decisions 2.26). */
async function forgetHiddenFields(deps: Deps, trx: Trx, id: number): Promise<void> {
  const setting = { group: 'generalTicketSettings', key: 'hidden_fields' } as const;
  await changeSetting(deps, trx, setting, {
    at: deps.clock.now(),
    change(stored) {
      const all = stored as readonly HiddenFieldsOfRole[];
      return all.some(({ role_id }) => role_id === id) ? all.filter(({ role_id }) => role_id !== id) : all;
    },
  });
}

/**
 * Deletes a role softly. @throws Forbidden, NotFound; ValidationFailed IN_USE for a role of the system, and while employees
 * have it and no other one is chosen
 */
export async function deleteRole(
  deps: Deps,
  { user, ip }: Editor,
  id: number,
  replaceWith: number | null = null,
): Promise<void> {
  assertMayChangeRoles(user);
  await withTransaction(deps.db, async (trx) => {
    await beginDeletion(deps, trx, { table: 'role', id }, lockSettings);
    const all = await readRoles(trx);
    const current = all.find((one) => one.id === id);
    if (!current) throw new NotFound();
    if (current.is_system) throw new ValidationFailed([fieldError('id', 'IN_USE', {}, messages.systemRole)]);
    const other = all.find((one) => one.id === replaceWith && one.id !== id && one.status);
    if (replaceWith !== null && !other)
      throw new ValidationFailed([fieldError('replace_with', 'CHOICE', {}, shared.anotherActiveOne)]);
    const to = other?.id ?? null;
    await withRightsOfPeople(deps, trx, id, async () => {
      await replaceReferences(deps, trx, { table: 'role', id, to, byId: user.id });
      await forgetHiddenFields(deps, trx, id);
      await updateRole(trx, id, { deleted_at: deps.clock.now(), replaced_by_id: to });
    });
    const about = { object_type: OBJECT, object_id: id, object_name: current.name } as const;
    const after = { replaced_by: other?.name ?? null };
    await audit(deps, trx, { caller: user, ip }, { action: 'role.delete', ...about, after });
  });
}

/** The order of the roles, for the sort dialog (spec 2.82, 7.19). */
export const roleOrder = {
  /** @throws Forbidden */
  read: async ({ db }: Deps, user: CurrentUser): Promise<SortItem[]> => {
    assertMayChangeRoles(user);
    return toSortItems(orderedRoles(await readRoles(db)));
  },
  /** @throws Forbidden, ValidationFailed */
  move: async (deps: Deps, { user, ip }: Editor, ids: readonly number[]): Promise<void> => {
    assertMayChangeRoles(user);
    await withTransaction(deps.db, async (trx) => {
      await lockRoles(trx);
      const change = checkOrder(orderedRoles(await readRoles(trx)), ids);
      await reorderRoles(trx, ids, deps.clock.now());
      await audit(deps, trx, { caller: user, ip }, { action: 'role.order', object_type: OBJECT, ...change });
    });
  },
};
