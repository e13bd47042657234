import type { FieldError } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { updateDepartment } from '../departments/public.ts';
import { storePeople } from './department-people.service.ts';
import { departmentRight, seesDepartment } from './department.policy.ts';
import { readDepartments, readMemberIds, type DepartmentRecord } from './department.repository.ts';
import { messages } from './messages.ts';

/** In which departments an employee is: as a member, and as an admin. */
export interface Membership {
  member: readonly number[];
  manager: readonly number[];
}

/** What a person is in a department. */
type Position = 'none' | 'member' | 'manager';

/** A department in which the person becomes something else. */
export interface Move {
  department: DepartmentRecord;
  to: Position;
}

const positionIn = ({ member, manager }: Membership, id: number): Position =>
  manager.includes(id) ? 'manager' : member.includes(id) ? 'member' : 'none';

/**
 * The departments in which the person's position changes, and why some of them may not: each is changed by the rights on
 * that department, as on its own page (decisions 2.7). One that the caller may not see is refused without its name.
 */
export async function findMoves(
  trx: Trx,
  user: CurrentUser,
  before: Membership,
  after: Membership,
): Promise<{ moves: Move[]; errors: FieldError[] }> {
  const errors: FieldError[] = [];
  const moves: Move[] = [];
  const named = new Set([...before.member, ...before.manager, ...after.member, ...after.manager]);
  const ids = [...named].filter((id) => positionIn(before, id) !== positionIn(after, id));
  if (ids.length === 0) return { moves, errors };
  const all = await readDepartments(trx);
  for (const id of ids) {
    const [from, to] = [positionIn(before, id), positionIn(after, id)];
    const field = from === 'manager' || to === 'manager' ? 'managed_department_ids' : 'department_ids';
    const department = all.find((one) => one.id === id && one.kind === 'normal' && seesDepartment(user, one));
    const right = department ? departmentRight(user, department) : 'none';
    if (!department) errors.push(fieldError(field, 'CHOICE'));
    else if (right === 'none' || (right === 'people' && field === 'managed_department_ids'))
      errors.push(fieldError(field, 'CHOICE', { name: department.name }, messages.notYourDepartment));
    else moves.push({ department, to });
  }
  return { moves, errors };
}

/** That the person leaves every department, whoever arranges it. */
export async function departures(trx: Trx, { member, manager }: Membership): Promise<Move[]> {
  const ids = [...member, ...manager];
  return (await readDepartments(trx))
    .filter(({ id }) => ids.includes(id))
    .map((department) => ({ department, to: 'none' }));
}

/** Stores them. Whoever leaves a department is its default recipient no longer. */
export async function storeMoves(
  deps: Deps,
  trx: Trx,
  user: CurrentUser,
  id: number,
  moves: readonly Move[],
): Promise<void> {
  for (const { department, to } of moves) {
    const before = {
      members: await readMemberIds(trx, department.id),
      managers: department.managers.map((manager) => manager.id),
    };
    const others = (list: readonly number[]) => list.filter((one) => one !== id);
    const after = {
      members: [...others(before.members), ...(to === 'member' ? [id] : [])],
      managers: [...others(before.managers), ...(to === 'manager' ? [id] : [])],
    };
    await storePeople(deps, trx, department.id, { before, after });
    await updateDepartment(trx, department.id, {
      ...(to === 'none' && department.default_recipient_id === id && { default_recipient_id: null }),
      updated_by_id: user.id,
      updated_at: deps.clock.now(),
    });
  }
}
