import type { DepartmentKind, DepartmentRight } from '@hamyar/contracts';
import { ALL_BRANCHES, type Actor } from '@hamyar/domain';

/** What the rights on a department are decided by. */
interface PolicyDepartment {
  id: number;
  kind: DepartmentKind;
  branch_ids: readonly number[];
}

const governsBranches = (user: Actor, branchIds: readonly number[]): boolean =>
  user.full_admin ||
  (user.branch_admin && (user.branch_id === ALL_BRANCHES || branchIds.every((id) => id === user.branch_id)));

/** Whether the person may have departments of these branches, and no others (decisions 2.25). */
export const mayArrange = (user: Actor, branchIds: readonly number[]): boolean =>
  user.employee && governsBranches(user, branchIds);

/**
 * Departments that the person reads: a full admin all, a branch admin those that answer the own branch, every employee
 * the own ones (decisions 2.25).
 */
export const seesDepartment = (user: Actor, { id, branch_ids }: PolicyDepartment): boolean =>
  user.employee &&
  (user.full_admin ||
    user.department_ids.includes(id) ||
    (user.branch_admin &&
      (user.branch_id === ALL_BRANCHES || branch_ids.includes(ALL_BRANCHES) || branch_ids.includes(user.branch_id))));

/**
 * What the person may change of a department: its admins its members and its default recipient, branch admins
 * everything of one that answers no other branch (decisions 2.7, 2.25).
 */
export const departmentRight = (user: Actor, department: PolicyDepartment): DepartmentRight =>
  mayArrange(user, department.branch_ids)
    ? 'all'
    : user.department_admin && user.managed_department_ids.includes(department.id)
      ? 'people'
      : 'none';
