import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import type { RowReferences } from '../../platform/references/row-references.ts';
import { lockDepartments } from '../departments/public.ts';
import { endSessions, loadUsers, writeRightsChangedEvents } from '../identity/public.ts';
import { lockEmployees, replaceRoleOfUsers } from '../users/public.ts';
import { messages } from './messages.ts';
import { countPeopleOfRoles, peopleOfRoles } from './role.repository.ts';

/**
 * Makes other changes of roles, and of who has them, wait until the transaction ends. Departments change rows of several
 * people too.
 */
export async function lockRoles(trx: Trx): Promise<void> {
  await lockEmployees(trx);
  await lockDepartments(trx);
}

const rightsOf = ({ effective_permissions, hidden_ticket_fields }: CurrentUser): string =>
  JSON.stringify([effective_permissions, hidden_ticket_fields]);

/**
 * Writes a change of a role, and ends the sessions of those whose rights are others after it (decisions 2.9). Who has
 * the same rights by another role or a rank goes on working.
 */
export async function withRightsOfPeople(
  deps: Deps,
  trx: Trx,
  roleId: number,
  write: () => Promise<void>,
): Promise<void> {
  const ids = await peopleOfRoles(trx, [roleId]);
  const read = async () => new Map((await loadUsers(deps, ids, trx)).map((person) => [person.id, rightsOf(person)]));
  const before = await read();
  await write();
  const after = await read();
  const changed = ids.filter((id) => before.get(id) !== after.get(id));
  await writeRightsChangedEvents(deps, trx, changed);
  for (const userId of changed) await endSessions(deps, trx, { userId, except: null });
}

/** Employees who have a role. */
export const roleReferences: RowReferences = {
  counted: { text: messages.peopleCounted, count: countPeopleOfRoles },
  lock: lockRoles,
  replace: replaceRoleOfUsers,
};
