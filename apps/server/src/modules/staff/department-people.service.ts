import { channels, type FieldError } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { accessChange, insertSocketEvents } from '../../platform/realtime/socket-event.repository.ts';
import { selectColleagues } from '../customers/public.ts';
import { managersAmong, replacePeople } from '../departments/public.ts';
import { notifyRoleChanged, writeRightsChangedEvents } from '../identity/public.ts';
import { editUser } from '../users/public.ts';
import { messages } from './messages.ts';
import { employeesAmong, findRanks } from './department.repository.ts';

/** The people of a department. Nobody is in both lists. */
export interface DepartmentPeople {
  members: readonly number[];
  managers: readonly number[];
}

/** What a body says of the people of a department. */
interface PeopleBody {
  member_ids?: readonly number[] | undefined;
  manager_ids?: readonly number[] | undefined;
  default_recipient_id?: number | null | undefined;
}

const NOBODY: DepartmentPeople = { members: [], managers: [] };

/** The people after a change: an admin is no member besides, and whoever is not named in a list that is sent leaves it. */
export function peopleAfter(before: DepartmentPeople, { member_ids, manager_ids }: PeopleBody): DepartmentPeople {
  const managers = [...new Set(manager_ids ?? before.managers)];
  const members = [...new Set(member_ids ?? before.members)].filter((id) => !managers.includes(id));
  return { members, managers };
}

/**
 * Why people cannot be in a department: who enters is an employee whom the editor may choose (decisions 2.8), and the
 * default recipient is in it.
 */
export async function peopleErrors(
  trx: Trx,
  user: CurrentUser,
  before: DepartmentPeople,
  body: PeopleBody,
): Promise<FieldError[]> {
  const after = peopleAfter(before, body);
  const present = new Set([...before.members, ...before.managers]);
  const entering = [...after.members, ...after.managers].filter((id) => !present.has(id));
  const employees = await employeesAmong(trx, entering);
  const selectable = await selectColleagues(trx, user, entering);
  const refused = (ids: readonly number[] | undefined) =>
    (ids ?? []).some((id) => entering.includes(id) && !(employees.has(id) && selectable.has(id)));
  const { default_recipient_id: recipient } = body;
  const outside = recipient && ![...after.members, ...after.managers].includes(recipient);
  return [
    ...(refused(body.member_ids) ? [fieldError('member_ids', 'CHOICE')] : []),
    ...(refused(body.manager_ids) ? [fieldError('manager_ids', 'CHOICE')] : []),
    ...(outside ? [fieldError('default_recipient_id', 'CHOICE', {}, messages.recipientNotInDepartment)] : []),
  ];
}

/**
 * Stores who is in a department. Who becomes its admin is a department admin from now on, and who is no admin of any
 * department is none any more; open pages of everybody whose rights change are notified.
 */
export async function storePeople(
  deps: Deps,
  trx: Trx,
  departmentId: number,
  { before = NOBODY, after }: { before?: DepartmentPeople; after: DepartmentPeople },
): Promise<void> {
  await replacePeople(trx, departmentId, after);
  const changed = (from: readonly number[], to: readonly number[]) => [
    ...from.filter((id) => !to.includes(id)),
    ...to.filter((id) => !from.includes(id)),
  ];
  const ranked = changed(before.managers, after.managers);
  const affected = [...new Set([...ranked, ...changed(before.members, after.members)])];
  if (affected.length === 0) return;
  const managers = await managersAmong(trx, ranked);
  for (const person of await findRanks(trx, ranked)) {
    const department_admin = managers.has(person.id);
    if (person.department_admin === department_admin) continue;
    await editUser(trx, person.id, { department_admin, updated_at: deps.clock.now() });
    if (person.full_admin || person.branch_admin) continue;
    const label = (admin: boolean) => (admin ? 'department_admin' : 'employee');
    await notifyRoleChanged(deps, trx, person.id, label(person.department_admin), label(department_admin));
  }
  await writeRightsChangedEvents(deps, trx, affected);
  await insertSocketEvents(deps, trx, [accessChange(channels.department(departmentId))], null);
}
